import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/documents/results';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import { type ReactNode, useState } from 'react';
import { DownloadButton } from '#features/consensus/details/DownloadButton.tsx';
import { HowThisWorks } from '#features/consensus/details/HowThisWorks.tsx';
import { NotEnough } from '#features/consensus/details/NotEnough.tsx';
import { OwnListBar } from '#features/consensus/details/OwnListBar.tsx';
import { Circle, Verdict } from '#features/consensus/details/Verdict.tsx';
import type { OwnList } from '#features/consensus/ownList.ts';
import { ConsensusRows } from '#features/consensus/rows/ConsensusRows.tsx';
import { ResultsNotes } from '#results/ResultsNotes.tsx';
import styles from './ConsensusBody.module.css';

type Props = {
  subject: Subject;
  results: PublishedConsensus;
  ownList: OwnList | undefined;
  /** How to have one's own list counted. */
  invitation: ReactNode;
};

/** The consensus of a subject, live or of a past week. */
export function ConsensusBody({ subject, results, ownList, invitation }: Props) {
  const hasRanks = getSampleWeight(results.ballots) !== 'notEnough';
  return (
    <>
      {hasRanks ? (
        <RankedBody subject={subject} results={results} ownList={ownList} />
      ) : (
        <NotEnough subject={subject} results={results} />
      )}
      <div className={styles.footer}>
        {hasRanks && results.winner !== undefined && <Circle subject={subject} results={results} />}
        <p>{invitation}</p>
        <HowThisWorks subject={subject} />
        <div>
          <DownloadButton subject={subject} results={results} />
        </div>
      </div>
    </>
  );
}

function RankedBody({ subject, results, ownList }: Omit<Props, 'invitation'>) {
  const [isOwnShown, setIsOwnShown] = useState(true);
  return (
    <>
      <Verdict subject={subject} results={results} />
      <div className={styles.main}>
        {ownList && (
          <OwnListBar results={results} ownList={ownList} isShown={isOwnShown} onToggle={setIsOwnShown} />
        )}
        <ResultsNotes ballots={results.ballots} noun="list" lastWeek={results.lastEdition?.week} />
        <ConsensusRows
          subject={subject}
          results={results}
          ownRanks={isOwnShown ? ownList?.ranks : undefined}
        />
      </div>
    </>
  );
}
