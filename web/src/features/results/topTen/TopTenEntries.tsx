import { findRank, type Slots } from '@outrank/shared/ballots/ballot';
import { formatAveragePosition, type PublishedTopTen, type TopTenRow } from '@outrank/shared/ballots/topTen';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import type { Movement } from '@outrank/shared/results/edition';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink, SeasonLink } from '#reader/ItemLink.tsx';
import { RevealButton } from '#reader/RevealButton.tsx';
import { useShield } from '#reader/useShield.ts';
import { Badge, RankNumeral } from '#ui/layout/Card.tsx';
import { MovementBadge } from '#ui/layout/MovementBadge.tsx';
import { ContestantStats, RankCountsStrip } from './ContestantDetails.tsx';
import styles from './TopTenEntries.module.css';

const PODIUM_SIZE = 3;

type Props = {
  results: PublishedTopTen;
  movements: ReadonlyMap<string, Movement> | undefined;
  /** The user's submitted ballot, if any. */
  slots: Slots | undefined;
};

/** The Top 10, best first: the leader large, two more on the podium, the others as lines. */
export function TopTenEntries(props: Props) {
  return (
    <ol className={styles.list}>
      {props.results.top10.map((row, index) => (
        <TopTenEntry key={row.id} {...props} row={row} stage={getStage(index)} />
      ))}
    </ol>
  );
}

/** How prominently a wide window shows the entry at an index. */
function getStage(index: number) {
  if (index === 0) return 'leader';
  return index < PODIUM_SIZE ? 'podium' : 'line';
}

type EntryProps = Props & { row: TopTenRow; stage: ReturnType<typeof getStage> };

/** Pixels in a wide window. */
const pictures = { leader: 144, podium: 88, line: 52 } as const;
const PHONE_PICTURE = 48;

/** A contestant of the Top 10. On a phone it is a compact row that opens in place; a wide window always shows the details. */
function TopTenEntry({ results, movements, slots = [], row, stage }: EntryProps) {
  const { totalVotes, countedVotes } = results;
  const movement = movements?.get(row.id);
  const ownRank = findRank(slots, row.id);
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const item = useShield().showPerson(row.id);
  const which = `number ${row.rank}`;
  return (
    <li className={styles.entry} data-stage={stage} data-is-open={isOpen || undefined}>
      <div className={styles.contestant}>
        <RankNumeral rank={row.rank} size={stage === 'line' ? 'regular' : 'large'} />
        <span className={styles.picture} style={{ '--phone-zoom': PHONE_PICTURE / pictures[stage] }}>
          <ItemPicture item={item} size={pictures[stage]} />
        </span>
        <div className={styles.text}>
          <h3 className={styles.name}>
            <ItemLink item={item} />
          </h3>
          <p className={styles.facts}>
            {item.seasonName && (
              <span className={styles.season}>
                <SeasonLink item={item} />
              </span>
            )}{' '}
            {movement && <MovementBadge movement={movement} />}{' '}
            {ownRank !== undefined && <Badge tone="leaf">you: #{ownRank}</Badge>}
            <RevealButton item={item} which={which} />
          </p>
        </div>
      </div>
      <p className={styles.average}>
        <span className={styles.label}>Avg Pos</span>{' '}
        <strong className={styles.number}>{formatAveragePosition(row.totalScore, totalVotes)}</strong>
        {/* Full for a first place on every ballot. */}
        <span className={styles.bar} style={{ '--ratio': row.totalScore / (totalVotes * BALLOT_SLOTS) }} />
      </p>
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
          <RankCountsStrip name={item.name} rankCounts={row.rankCounts} totalVotes={countedVotes} />
        )}
        <ContestantStats row={row} countedVotes={countedVotes} />
      </div>
    </li>
  );
}
