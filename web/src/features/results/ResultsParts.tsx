import type { PollId } from '@outrank/shared/documents/results';
import { EARLY_BALLOTS, ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileWarning } from '#reader/RevealButton.tsx';
import { downloadFile } from '#ui/downloadFile.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { formatUtcDay } from '#ui/format.ts';
import styles from './PollResults.module.css';

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
