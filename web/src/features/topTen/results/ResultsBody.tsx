import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { ReactNode } from 'react';
import { DroppedOut } from '#features/topTen/details/DroppedOut.tsx';
import { HowThisWorks } from '#features/topTen/details/HowThisWorks.tsx';
import { JustMissed } from '#features/topTen/details/JustMissed.tsx';
import { OwnBallot } from '#features/topTen/details/OwnBallot.tsx';
import { RankCountsTable } from '#features/topTen/entries/RankCountsTable.tsx';
import { TopTenList } from '#features/topTen/entries/TopTenList.tsx';
import { ResultsNotes } from '#results/ResultsNotes.tsx';
import styles from './ResultsBody.module.css';

type Props = {
  results: PublishedTopTen;
  /** The user's submitted ballot, if any. */
  slots: Slots | undefined;
  /** Saves the figures behind the results. */
  download?: ReactNode;
};

/** The results of a category, live or of a past week: the user's agreement, the Top 10, and the details beside and below it. */
export function ResultsBody({ results, slots, download }: Props) {
  return (
    <>
      {slots && <OwnBallot results={results} slots={slots} />}
      <div className={styles.results}>
        <div className={styles.main}>
          <ResultsNotes ballots={results.totalVotes} noun="ballot" lastWeek={results.lastEdition?.week} />
          <TopTenList results={results} slots={slots} />
        </div>
        <div className={styles.aside}>
          <JustMissed results={results} />
          <DroppedOut results={results} />
        </div>
        <div className={styles.footer}>
          <HowThisWorks />
          <RankCountsTable results={results} />
          {download}
        </div>
      </div>
    </>
  );
}
