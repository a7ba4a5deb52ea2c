import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { useState } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#spoilers/ItemLink.tsx';
import { RevealButton } from '#spoilers/RevealButton.tsx';
import { Button } from '#ui/form/Button.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import type { SharedRanks } from './comparedRanking.ts';
import styles from './RankByRank.module.css';
import { LINES_MAX, SlopeChart, sortByShift } from './SlopeChart.tsx';

/** On phones, how many moves are shown first. */
const MOVES_FIRST = 10;

/** A chart of what both rank, and its table. On phones the biggest moves stand before all others. */
export function RankByRank(ranks: SharedRanks) {
  const { shared } = ranks;
  const isPhone = useIsPhone();
  const [areAllShown, setAreAllShown] = useState(false);
  const isShort = isPhone && !areAllShown && shared.length > MOVES_FIRST;
  const rows = isPhone ? sortByShift(shared).slice(0, isShort ? MOVES_FIRST : undefined) : shared;
  const lines = isShort ? shared.filter((item) => rows.includes(item)) : shared;
  return (
    <section className={styles.ranks} aria-label="Rank by rank">
      <div className={styles.chart}>
        <SlopeChart {...ranks} shared={lines} />
        {lines.length > LINES_MAX && (
          <p className={styles.note}>The chart shows the {LINES_MAX} that move most; the table has all.</p>
        )}
      </div>
      <ComparisonTable {...ranks} shared={rows} />
      {isShort && <Button onClick={() => setAreAllShown(true)}>Show all {shared.length}</Button>}
    </section>
  );
}

function ComparisonTable({ shared, labels, findItem }: SharedRanks) {
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">
        The {shared.length} names that both rank, with their ranks among them
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">{labels[0]}</th>
          <th scope="col">{labels[1]}</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {shared.map(({ id, rankA, rankB }) => {
          const item = findItem(id);
          return (
            <tr key={id}>
              <th scope="row">
                <span className={styles.item}>
                  <ItemPicture item={item} size="small" isDecorative />
                  <span className={styles.name}>
                    <ItemLink item={item} />
                    <RevealButton item={item} which={`number ${rankA}`} />
                  </span>
                </span>
              </th>
              <td>{rankA}</td>
              <td>{rankB}</td>
              <td>
                <Change by={rankA - rankB} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How many ranks higher the item is in the second ranking; negative when lower. */
function Change({ by }: { by: number }) {
  const [Icon, kind, text] =
    by === 0 ? [Equal, 'same', 'same'] : by > 0 ? [ArrowUp, 'up', 'higher'] : [ArrowDown, 'down', 'lower'];
  return (
    <span className={styles.change} data-kind={kind}>
      <Icon aria-hidden="true" />
      {by !== 0 && `${Math.abs(by)} `}
      <span className="visuallyHidden">{text}</span>
    </span>
  );
}
