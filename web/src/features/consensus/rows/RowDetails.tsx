import type { ConsensusRow, PublishedConsensus } from '@outrank/shared/consensus/consensus';
import { listHeadToHeads, type RivalHeadToHead, sortHeadToHeads } from '@outrank/shared/consensus/score';
import type { Subject } from '@outrank/shared/documents/results';
import { useState } from 'react';
import { formatShare, getItemNoun } from '#features/consensus/consensusText.ts';
import { formatRange } from '#results/resultsText.ts';
import { pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { Meetings } from './Meetings.tsx';
import styles from './RowDetails.module.css';

/** The best and the worst head-to-heads that are shown first. */
const EXTREMES = 3;

type Props = { subject: Subject; results: PublishedConsensus; row: ConsensusRow };

/** What the lists say about an item: figures, the best and the worst head-to-heads, and all of them. */
export function RowDetails({ subject, results, row }: Props) {
  const meetings = sortHeadToHeads(listHeadToHeads(results.headToHeads, row.id));
  return (
    <div className={styles.details}>
      <p className={styles.facts}>{describeRow(row, results.ballots, getItemNoun(subject))}</p>
      {meetings.length <= 2 * EXTREMES ? (
        <Section title="Head-to-heads" subject={subject} meetings={meetings} />
      ) : (
        <>
          <Section title="Best head-to-heads" subject={subject} meetings={meetings.slice(0, EXTREMES)} />
          <Section title="Worst head-to-heads" subject={subject} meetings={meetings.slice(-EXTREMES)} />
          <AllMeetings subject={subject} meetings={meetings} />
        </>
      )}
    </div>
  );
}

function describeRow({ rankedBy, beats, met, range }: ConsensusRow, ballots: number, noun: string): string {
  const counted = `On ${formatShare(rankedBy, ballots)} lists.`;
  const record = `Beats ${beats} of the ${pluralize(met, noun)} it met.`;
  const sure = range && `Likely rank: ${formatRange(range)}.`;
  return [counted, met > 0 && record, sure].filter(Boolean).join(' ');
}

type SectionProps = { title: string; subject: Subject; meetings: readonly RivalHeadToHead[] };

function Section({ title, subject, meetings }: SectionProps) {
  if (meetings.length === 0) return null;
  return (
    <section>
      <h4 className={styles.title}>{title}</h4>
      <Meetings subject={subject} meetings={meetings} />
    </section>
  );
}

function AllMeetings({ subject, meetings }: Omit<SectionProps, 'title'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.all}>
      <Disclosure summary={`All ${meetings.length} head-to-heads`} isOpen={isOpen} onToggle={setIsOpen}>
        {isOpen && <Meetings subject={subject} meetings={meetings} />}
      </Disclosure>
    </div>
  );
}
