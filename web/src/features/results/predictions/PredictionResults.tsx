import { compareOrders } from '@outrank/shared/consensus/compareOrders';
import type { PublishedPredictions as Results } from '@outrank/shared/documents/airing';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import rowsStyles from '#features/results/consensus/ConsensusRows.module.css';
import { formatPart } from '#features/results/consensus/consensusText.ts';
import rowStyles from '#features/results/RankedLine.module.css';
import { RankedLine, Score } from '#features/results/RankedLine.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { pluralize } from '#ui/format.ts';
import { Badge } from '#ui/layout/Card.tsx';

type Props = {
  seasonId: string;
  results: Results;
  /** The reader's own order; undefined without one. */
  order: readonly string[] | undefined;
  /** Of the order of a whole season: the places of those who have one. */
  places?: Ranks | undefined;
};

/** What all fans predicted about an episode, the safest first, beside one's own order. A whole season ends in the real order. */
export function PredictionResults({ seasonId, results, order, places = new Map() }: Props) {
  const { crowd, count, leftIds = [] } = results;
  const { showItem } = useShield();
  const show = (id: string) => showItem(contestantItem(id, seasonId));
  const crowdRanks = new Map(
    crowd.map(({ id, averagePlace }) => [
      id,
      1 + crowd.findIndex((other) => other.averagePlace === averagePlace),
    ]),
  );
  const remaining = (order ?? []).filter((id) => crowdRanks.has(id));
  const ownRanks = new Map(remaining.map((id, index) => [id, index + 1]));
  const isOver = crowd.every(({ id }) => places.has(id));
  const rankOf = (id: string) => (isOver ? places : crowdRanks).get(id) ?? 0;
  const rows = isOver ? crowd.toSorted((a, b) => rankOf(a.id) - rankOf(b.id)) : crowd;
  const toMark = (id: string) => (places.has(id) ? `left, #${places.get(id)}` : 'left');
  return (
    <>
      <HeadToHeads ownRanks={ownRanks} crowdRanks={crowdRanks} nameOf={(id) => show(id).name} />
      <p className={rowsStyles.heads} aria-hidden="true">
        <span className={rowsStyles.rangeHead} />
        <span className={rowsStyles.recordHead} />
        <span className={rowsStyles.scoreHead}>Average place</span>
      </p>
      <ol className={rowsStyles.rows}>
        {rows.map(({ id, averagePlace, lastCount }) => {
          const item = show(id);
          const ratio = (100 * crowd.length - averagePlace) / Math.max(1, 100 * (crowd.length - 1));
          return (
            <li key={id} className={rowStyles.row} data-is-ranked>
              <RankedLine
                item={item}
                rank={rankOf(id)}
                name={
                  <p className={rowStyles.name}>
                    <ItemLink item={item} />{' '}
                    {(leftIds.includes(id) || (places.has(id) && !isOver)) && (
                      <Badge tone="ember">{toMark(id)}</Badge>
                    )}
                  </p>
                }
                ownRank={ownRanks.get(id)}
                facts={
                  <>
                    {isOver && <span>fans: #{crowdRanks.get(id)} </span>}
                    <span>ranked last</span>{' '}
                    <span className={rowStyles.record}>by {formatPart(lastCount, count)}</span>
                  </>
                }
                score={
                  <Score ratio={ratio} before="average place">
                    {(averagePlace / 100).toFixed(2)}
                  </Score>
                }
              />
            </li>
          );
        })}
      </ol>
      <p>{pluralize(count, 'prediction')}</p>
    </>
  );
}

type Ranks = ReadonlyMap<string, number>;
type HeadToHeadsProps = { ownRanks: Ranks; crowdRanks: Ranks; nameOf: (id: string) => string };

/** How many pairs the reader and the fans put in the same order, and where they differ most. */
function HeadToHeads({ ownRanks, crowdRanks, nameOf }: HeadToHeadsProps) {
  const { agreeing, pairs, percent, biggestDisagreement } = compareOrders(ownRanks, crowdRanks);
  if (pairs === 0) return null;
  return (
    <p>
      {percent !== undefined && <strong>{percent}% alike: </strong>}
      you and the fans put {formatPart(agreeing, pairs)} pairs in the same order.
      {biggestDisagreement && (
        <span>
          {' '}
          You differ most on {nameOf(biggestDisagreement.id)}: #{biggestDisagreement.rankA} for you, #
          {biggestDisagreement.rankB} for the fans.
        </span>
      )}
    </p>
  );
}
