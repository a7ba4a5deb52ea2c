import type { ConsensusRow, PublishedConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/documents/results';
import type { Movement } from '@outrank/shared/results/edition';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import styles from '#features/results/RankedLine.module.css';
import { RankedLine, Score } from '#features/results/RankedLine.tsx';
import { formatRange } from '#features/results/resultsText.ts';
import { RevealButton } from '#spoilers/RevealButton.tsx';
import { pluralize } from '#ui/format.ts';
import { formatPart, formatScore, useSubjectItem } from './consensusText.ts';
import { RowDetails } from './RowDetails.tsx';

type Props = {
  subject: Subject;
  results: PublishedConsensus;
  row: ConsensusRow;
  /** Among the rows of its list, from 1. */
  position: number;
  /** Undefined where only the head-to-heads are shown, without a score. */
  rank: number | undefined;
  movement: Movement | undefined;
  ownRank: number | undefined;
};

export function ConsensusRowItem({ subject, results, row, position, rank, movement, ownRank }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const item = useSubjectItem(subject)(row.id);
  const isRanked = rank !== undefined;
  const which = isRanked ? `number ${rank}` : `unranked number ${position}`;
  return (
    <li className={styles.row} data-is-open={isOpen || undefined} data-is-ranked={isRanked || undefined}>
      <RankedLine
        item={item}
        rank={rank}
        name={<h3 className={styles.name}>{item.name}</h3>}
        movement={movement}
        ownRank={ownRank}
        facts={isRanked ? <RankedFacts row={row} /> : <span>on {pluralize(row.rankedBy, 'list')}</span>}
        score={
          isRanked && (
            // Full for an item that every list puts on top of all others.
            <Score ratio={row.score / 1_000_000} before="wins" after="of head-to-heads">
              {formatScore(row.score)}
            </Score>
          )
        }
      >
        <span className={styles.reveal}>
          <RevealButton item={item} which={which} />
        </span>
        <button
          type="button"
          className={styles.toggle}
          aria-label={`Head-to-heads of ${item.isHidden ? which : item.name}`}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </RankedLine>
      <div id={detailsId} className={styles.details} hidden={!isOpen}>
        {isOpen && <RowDetails subject={subject} results={results} row={row} />}
      </div>
    </li>
  );
}

function RankedFacts({ row: { range, beats, met } }: { row: ConsensusRow }) {
  return (
    <>
      {range && <span>{formatRange(range)}</span>}{' '}
      <span className={styles.record}>beats {formatPart(beats, met)}</span>
    </>
  );
}
