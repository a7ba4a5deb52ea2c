import { EARLY_BALLOTS, ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileWarning } from '#spoilers/RevealButton.tsx';
import { downloadFile } from '#ui/downloadFile.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { formatUtcDay } from '#ui/format.ts';
import styles from './PollResults.module.css';
import type { PollView, PublishedResults } from './pollView.ts';

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
  /** What is counted. */
  noun: string;
  lastWeek: string | undefined;
};

const weights = {
  notEnough: (noun: string) => [
    'Too early to call:',
    `there are fewer than ${ENOUGH_BALLOTS} ${noun}s so far.`,
  ],
  early: (noun: string) => ['Early results:', `with under ${EARLY_BALLOTS} ${noun}s, every vote counts.`],
  settled: () => undefined,
} as const;

/** Says that the results rest on few ballots, and what the movements compare with. */
export function ResultsNotes({ ballots, noun, lastWeek }: NotesProps) {
  const weight = weights[getSampleWeight(ballots)](noun);
  return (
    <div className={styles.notes}>
      {weight && (
        <p>
          <strong className={styles.weight}>{weight[0]}</strong> {weight[1]}
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

type DownloadProps<Results extends PublishedResults> = {
  poll: Pick<PollView<Results>, 'id' | 'download'>;
  results: Results;
};

export function DownloadButton<Results extends PublishedResults>(props: DownloadProps<Results>) {
  const { id, download } = props.poll;
  const { content } = download;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => download.toCsv(props.results),
    onSuccess: (csv) => downloadFile(`outrank-${id}-${content}.csv`, csv, 'text/csv;charset=utf-8'),
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

type SkeletonProps = {
  lines: number;
  /** Gives the lines their size and place. */
  className: string | undefined;
};

export function ResultsSkeleton({ lines, className }: SkeletonProps) {
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
