import { getSampleWeight, type PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { EARLY_BALLOTS, ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { formatEditionDay } from '#features/topTen/topTenText.ts';
import styles from './ResultsNotes.module.css';

const weights = {
  notEnough: ['Too early to call:', `there are fewer than ${ENOUGH_BALLOTS} ballots so far.`],
  early: ['Early results:', `with under ${EARLY_BALLOTS} ballots, every vote counts.`],
} as const;

/** Says that the results rest on few ballots, and what the movements compare with. */
export function ResultsNotes({ results: { totalVotes, lastEdition } }: { results: PublishedTopTen }) {
  const weight = getSampleWeight(totalVotes);
  return (
    <div className={styles.notes}>
      {weight !== 'settled' && (
        <p>
          <strong className={styles.weight}>{weights[weight][0]}</strong> {weights[weight][1]}
        </p>
      )}
      {lastEdition && (
        <p>
          Change since <time dateTime={lastEdition.week}>{formatEditionDay(lastEdition.week)}</time>
        </p>
      )}
    </div>
  );
}
