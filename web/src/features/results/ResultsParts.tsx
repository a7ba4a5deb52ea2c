import type { PollId } from '@outrank/shared/documents/results';
import { EARLY_BALLOTS, ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import type { Movement, RankedItem } from '@outrank/shared/results/edition';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileWarning } from '#reader/RevealButton.tsx';
import type { useShield } from '#reader/useShield.ts';
import { downloadFile } from '#ui/downloadFile.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { formatUtcDay } from '#ui/format.ts';
import styles from './PollResults.module.css';
import type { PublishedPoll, PublishedResults } from './resultsQueries.ts';

export type ShownResults<Results> = {
  readonly results: Results;
  /** Of all ranked items since the last edition, by id; undefined before the first edition. */
  readonly movements: ReadonlyMap<string, Movement> | undefined;
  /** Whether these are the current results, not those of an edition. */
  readonly isLive: boolean;
};

/** A poll as its page shows it: all that differs between the kinds of polls. `PollResults` is the frame around it. */
export type PollView<Results extends PublishedResults> = PublishedPoll<Results> & {
  /** The heading: 'Global Top 10'. */
  readonly title: string;
  /** The heading of the page says it already. */
  readonly isTitleHidden?: boolean;
  /** Within a sentence: 'Failed to load global ranking.' */
  readonly name: string;
  /** What is counted: '12 ballots'. */
  readonly count: (results: Results) => string;
  /** What stands above live results: 'Live, 12 ballots.' */
  readonly status: (results: Results) => string;
  /** The ranked items, best first. A new order is announced, and movements compare their ranks. */
  readonly getRanked: (results: Results) => readonly RankedItem[];
  /** An item as the reader may see it. */
  readonly showItem: (shield: ReturnType<typeof useShield>, id: string) => ShownItem;
  /** Announced before the name of the one who leads. */
  readonly changedText: string;
  /** Shown before the first ballot. */
  readonly empty: ReactNode;
  readonly skeleton: ReactNode;
  /** The results wait for the user's own part, so that they do not move when it comes. */
  readonly isWaiting?: boolean;
  readonly render: (shown: ShownResults<Results>) => ReactNode;
};

type BodyProps = {
  main: ReactNode;
  aside?: ReactNode;
  footer: ReactNode;
  /** The ranking has columns of its own. */
  isWide?: boolean;
};

/** The ranking first, then what tells about it: beside the ranking in a wide window. */
export function ResultsBody({ main, aside, footer, isWide }: BodyProps) {
  return (
    <div className={styles.body} data-is-wide={isWide}>
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.footer}>{footer}</div>
    </div>
  );
}

type NotesProps = {
  ballots: number;
  /** What is counted: 'ballot'. */
  noun: string;
  lastWeek: string | undefined;
};

/** Says that the results rest on few ballots, and what the movements compare with. */
export function ResultsNotes({ ballots, noun, lastWeek }: NotesProps) {
  const weight = getSampleWeight(ballots);
  return (
    <div className={styles.notes}>
      {weight === 'notEnough' && (
        <p>
          <strong className={styles.weight}>Too early to call:</strong> there are fewer than {ENOUGH_BALLOTS}{' '}
          {noun}s so far.
        </p>
      )}
      {weight === 'early' && (
        <p>
          <strong className={styles.weight}>Early results:</strong> with under {EARLY_BALLOTS} {noun}s, every
          vote counts.
        </p>
      )}
      {lastWeek !== undefined && (
        <p>
          Change since <time dateTime={lastWeek}>{formatUtcDay(lastWeek)}</time>
        </p>
      )}
    </div>
  );
}

type DownloadProps = {
  pollId: PollId;
  /** What the file holds, on the button and in its name: 'head-to-heads'. */
  content: string;
  toCsv: () => string | Promise<string>;
};

/** Saves all counts as a file, so that a reader can compute what the page shows, except the ranges. */
export function DownloadButton({ pollId, content, toCsv }: DownloadProps) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => toCsv(),
    onSuccess: (csv) => downloadFile(`outrank-${pollId}-${content}.csv`, csv, 'text/csv;charset=utf-8'),
  });
  return (
    <div>
      <Button size="small" icon={<Download />} isBusy={isPending} onClick={() => mutate()}>
        Download the {content}
      </Button>
      <FileWarning />
      {isError && <ErrorNotice message={`Failed to download the ${content}. Please try again.`} />}
    </div>
  );
}

/** Lines whose size and place the class gives. */
export function ResultsSkeleton({ lines, className }: { lines: number; className: string | undefined }) {
  return (
    <Loading>
      <div className={className}>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Skeleton key={line} shape="fill" />
        ))}
      </div>
    </Loading>
  );
}
