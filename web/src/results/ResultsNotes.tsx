import { EARLY_BALLOTS, ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import styles from './ResultsNotes.module.css';
import { formatEditionDay } from './resultsText.ts';

type Props = {
  ballots: number;
  /** What is counted. */
  noun: 'ballot' | 'list';
  /** The edition that the movements compare with. */
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
export function ResultsNotes({ ballots, noun, lastWeek }: Props) {
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
          Change since <time dateTime={lastWeek}>{formatEditionDay(lastWeek)}</time>
        </p>
      )}
    </div>
  );
}
