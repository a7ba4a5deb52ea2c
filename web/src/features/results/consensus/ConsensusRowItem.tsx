import type { ConsensusRow, PublishedConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/documents/results';
import type { Movement } from '@outrank/shared/results/edition';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { formatRange } from '#features/results/resultsText.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { RevealButton } from '#spoilers/RevealButton.tsx';
import { pluralize } from '#ui/format.ts';
import { Badge, RankNumeral } from '#ui/layout/Card.tsx';
import { MovementBadge } from '#ui/layout/MovementBadge.tsx';
import styles from './ConsensusRowItem.module.css';
import { formatPart, formatScore, useSubjectItem } from './consensusText.ts';
import { RowDetails } from './RowDetails.tsx';

type Props = {
  subject: Subject;
  results: PublishedConsensus;
  row: ConsensusRow;
  /** Among the rows of its list, from 1. */
  position: number;
  /** Whether the row has a rank and a score; otherwise only its head-to-heads. */
  isRanked: boolean;
  movement?: Movement | undefined;
  ownRank?: number | undefined;
};

export function ConsensusRowItem({ subject, results, row, position, isRanked, movement, ownRank }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const item = useSubjectItem(subject)(row.id);
  const which = isRanked ? `number ${row.rank}` : `unranked number ${position}`;
  return (
    <li className={styles.row} data-is-open={isOpen || undefined} data-is-ranked={isRanked || undefined}>
      <div className={styles.line}>
        {isRanked && row.rank !== undefined && (
          <span className={styles.rank}>
            <RankNumeral rank={row.rank} size="small" />
          </span>
        )}
        <span className={styles.picture}>
          <ItemPicture item={item} size={40} isDecorative />
        </span>
        <h3 className={styles.name}>{item.name}</h3>{' '}
        {movement && movement.kind !== 'same' && (
          <span className={styles.movement}>
            <MovementBadge movement={movement} />
          </span>
        )}{' '}
        {ownRank !== undefined && (
          <span className={styles.own}>
            <Badge tone="leaf">you: #{ownRank}</Badge>
          </span>
        )}{' '}
        <p className={styles.facts}>
          {isRanked ? <RankedFacts row={row} /> : <span>on {pluralize(row.rankedBy, 'list')}</span>}
        </p>
        {isRanked && <Score score={row.score} />}
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
      </div>
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

/** A bar that is full for an item that every list puts on top of all others. */
function Score({ score }: { score: number }) {
  const ratio = { '--ratio': score / 1_000_000 } as CSSProperties;
  return (
    <p className={styles.score} style={ratio}>
      <span className="visuallyHidden">wins </span>
      <strong className={styles.percent}>{formatScore(score)}</strong>
      <span className="visuallyHidden"> of head-to-heads</span>
      <span className={styles.bar} />
    </p>
  );
}
