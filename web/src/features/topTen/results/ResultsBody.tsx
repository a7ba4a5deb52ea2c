import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { DroppedOut } from '#features/topTen/details/DroppedOut.tsx';
import { HowThisWorks } from '#features/topTen/details/HowThisWorks.tsx';
import { JustMissed } from '#features/topTen/details/JustMissed.tsx';
import { OwnBallot } from '#features/topTen/details/OwnBallot.tsx';
import { WeightBadge } from '#features/topTen/details/WeightBadge.tsx';
import { PlacesTable } from '#features/topTen/entries/RankCountsTable.tsx';
import { TopTenList } from '#features/topTen/entries/TopTenList.tsx';
import { editionDay } from '#features/topTen/topTenText.ts';
import styles from './ResultsBody.module.css';

type Props = {
  results: PublishedTopTen;
  /** One's own ballot, when there is one. */
  slots: Slots | undefined;
};

/** The results of a category, live or of a past week: the ten, and beside them what else the ballots tell. */
export function ResultsSheet({ results, slots }: Props) {
  const { lastEdition } = results;
  return (
    <div className={styles.sheet}>
      <div className={styles.main}>
        <WeightBadge totalVotes={results.totalVotes} />
        {lastEdition && (
          <p className={styles.since}>Arrows since the edition of {editionDay(lastEdition.week)}</p>
        )}
        <TopTenList results={results} slots={slots} />
      </div>
      <div className={styles.aside}>
        {slots && <OwnBallot results={results} slots={slots} />}
        <JustMissed results={results} />
        <DroppedOut results={results} />
      </div>
      <div className={styles.foot}>
        <HowThisWorks />
        <PlacesTable results={results} />
      </div>
    </div>
  );
}
