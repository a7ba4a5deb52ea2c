import type { TopTenRow } from '@outrank/shared/ballots/topTen';
import type { Movement } from '@outrank/shared/results/edition';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { MovementBadge } from '#results/MovementBadge.tsx';
import { RevealButton } from '#spoilers/RevealButton.tsx';
import { useShield } from '#spoilers/useShield.ts';
import { Badge, RankNumeral } from '#ui/layout/Card.tsx';
import { AveragePosition } from './AveragePosition.tsx';
import { ContestantStats } from './ContestantStats.tsx';
import { RankCountsStrip } from './RankCountsStrip.tsx';
import styles from './TopTenEntry.module.css';

type Props = {
  row: TopTenRow;
  totalVotes: number;
  /** How prominently a wide window shows the entry. */
  stage: 'leader' | 'podium' | 'line';
  movement: Movement | undefined;
  /** The contestant's rank on the user's own ballot. */
  ownRank: number | undefined;
};

/** Pixels in a wide window. */
const pictures = { leader: 144, podium: 88, line: 52 } as const;
const PHONE_PICTURE = 48;

/** A contestant of the Top 10. On a phone it is a compact row that opens in place; a wide window always shows the details. */
export function TopTenEntry({ row, totalVotes, stage, movement, ownRank }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const item = useShield().showPerson(row.id);
  const which = `number ${row.rank}`;
  return (
    <li className={styles.entry} data-stage={stage} data-is-open={isOpen || undefined}>
      <div className={styles.contestant}>
        <RankNumeral rank={row.rank} size={stage === 'line' ? 'regular' : 'large'} />
        <span
          className={styles.picture}
          style={{ '--phone-zoom': PHONE_PICTURE / pictures[stage] } as CSSProperties}
        >
          <ItemPicture item={item} size={pictures[stage]} isDecorative />
        </span>
        <div className={styles.text}>
          <h3 className={styles.name}>{item.name}</h3>
          <p className={styles.facts}>
            {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}{' '}
            {movement && <MovementBadge movement={movement} />}{' '}
            {ownRank !== undefined && <Badge tone="leaf">you: #{ownRank}</Badge>}
            <RevealButton item={item} which={which} />
          </p>
        </div>
      </div>
      <AveragePosition totalScore={row.totalScore} totalVotes={totalVotes} />
      <button
        type="button"
        className={styles.toggle}
        aria-label={`Details of ${item.isHidden ? which : item.name}`}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={detailsId} className={styles.details}>
        {row.rankCounts && (
          <RankCountsStrip name={item.name} rankCounts={row.rankCounts} totalVotes={totalVotes} />
        )}
        <ContestantStats row={row} totalVotes={totalVotes} />
      </div>
    </li>
  );
}
