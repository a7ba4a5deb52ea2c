import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { DroppedOut } from '#features/topTen/details/DroppedOut.tsx';
import { HowThisWorks } from '#features/topTen/details/HowThisWorks.tsx';
import { JustMissed } from '#features/topTen/details/JustMissed.tsx';
import { OwnBallot } from '#features/topTen/details/OwnBallot.tsx';
import { WeightBadge } from '#features/topTen/details/WeightBadge.tsx';
import { RankCountsTable } from '#features/topTen/entries/RankCountsTable.tsx';
import { TopTenList } from '#features/topTen/entries/TopTenList.tsx';
import { formatEditionDay } from '#features/topTen/topTenText.ts';
import styles from './ResultsBody.module.css';

type Props = {
  results: PublishedTopTen;
  /** The user's submitted ballot, if any. */
  slots: Slots | undefined;
};

/** The results of a category, live or of a past week: the Top 10 and the details beside and below it. */
export function ResultsBody({ results, slots }: Props) {
  const { lastEdition } = results;
  return (
    <div className={styles.results}>
      <div className={styles.main}>
        <WeightBadge totalVotes={results.totalVotes} />
        {lastEdition && (
          <p className={styles.since}>Arrows since the edition of {formatEditionDay(lastEdition.week)}</p>
        )}
        <TopTenList results={results} slots={slots} />
      </div>
      <div className={styles.aside}>
        {slots && <OwnBallot results={results} slots={slots} />}
        <JustMissed results={results} />
        <DroppedOut results={results} />
      </div>
      <div className={styles.footer}>
        <HowThisWorks />
        <RankCountsTable results={results} />
      </div>
    </div>
  );
}
