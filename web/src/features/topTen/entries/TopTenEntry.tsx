import type { Movement } from '@outrank/shared/ballots/edition';
import type { TopTenRow } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { Badge } from '#ui/layout/Badge.tsx';
import { RankNumeral } from '#ui/layout/RankNumeral.tsx';
import { Figures } from './ContestantStats.tsx';
import { MovementBadge } from './MovementBadge.tsx';
import { PlacesStrip } from './RankCountsStrip.tsx';
import styles from './TopTenEntry.module.css';

type Props = {
  row: TopTenRow;
  totalVotes: number;
  /** The first one is the cover, two more share its page. */
  stage: 'cover' | 'podium' | 'line';
  movement: Movement | undefined;
  /** The place on one's own ballot, from 1. */
  ownPlace: number | undefined;
};

const pictures = { cover: 120, podium: 80, line: 'medium' } as const;

/** A contestant of the Top 10 with everything that the ballots say. */
export function TopTenEntry({ row, totalVotes, stage, movement, ownPlace }: Props) {
  const item = contestantItem(row.id);
  return (
    <li className={styles.entry} data-stage={stage}>
      <div className={styles.who}>
        <RankNumeral rank={row.rank} size={stage === 'line' ? 'regular' : 'large'} />
        <ItemPicture item={item} size={pictures[stage]} isDecorative />
        <div className={styles.words}>
          <h3 className={styles.name}>{item.name}</h3>
          {item.seasonName && <p className={styles.season}>{item.seasonName}</p>}
          <p className={styles.marks}>
            {movement && <MovementBadge movement={movement} />}
            {ownPlace !== undefined && <Badge tone="leaf">you: #{ownPlace}</Badge>}
          </p>
        </div>
      </div>
      {row.places && <PlacesStrip name={item.name} places={row.places} totalVotes={totalVotes} />}
      <Figures row={row} totalVotes={totalVotes} />
    </li>
  );
}
