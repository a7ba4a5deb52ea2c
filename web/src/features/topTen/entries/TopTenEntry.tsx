import type { Movement } from '@outrank/shared/ballots/edition';
import type { TopTenRow } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { Badge } from '#ui/layout/Badge.tsx';
import { RankNumeral } from '#ui/layout/RankNumeral.tsx';
import { ContestantStats } from './ContestantStats.tsx';
import { MovementBadge } from './MovementBadge.tsx';
import { RankCountsStrip } from './RankCountsStrip.tsx';
import styles from './TopTenEntry.module.css';

type Props = {
  row: TopTenRow;
  totalVotes: number;
  /** How prominently the entry is shown. */
  stage: 'leader' | 'podium' | 'line';
  movement: Movement | undefined;
  /** The contestant's rank on the user's own ballot. */
  ownRank: number | undefined;
};

const pictures = { leader: 120, podium: 80, line: 'medium' } as const;

/** A contestant of the Top 10 with rank, movement, rank counts and statistics. */
export function TopTenEntry({ row, totalVotes, stage, movement, ownRank }: Props) {
  const item = contestantItem(row.id);
  return (
    <li className={styles.entry} data-stage={stage}>
      <div className={styles.contestant}>
        <RankNumeral rank={row.rank} size={stage === 'line' ? 'regular' : 'large'} />
        <ItemPicture item={item} size={pictures[stage]} isDecorative />
        <div className={styles.text}>
          <h3 className={styles.name}>{item.name}</h3>
          {item.seasonName && <p className={styles.season}>{item.seasonName}</p>}
          <p className={styles.badges}>
            {movement && <MovementBadge movement={movement} />}
            {ownRank !== undefined && <Badge tone="leaf">you: #{ownRank}</Badge>}
          </p>
        </div>
      </div>
      {row.rankCounts && (
        <RankCountsStrip name={item.name} rankCounts={row.rankCounts} totalVotes={totalVotes} />
      )}
      <ContestantStats row={row} totalVotes={totalVotes} />
    </li>
  );
}
