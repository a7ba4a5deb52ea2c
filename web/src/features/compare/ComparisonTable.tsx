import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#spoilers/ItemLink.tsx';
import { RevealButton } from '#spoilers/RevealButton.tsx';
import styles from './ComparisonTable.module.css';
import type { SharedRanks } from './comparedRanking.ts';

export function ComparisonTable({ shared, labels, findItem }: SharedRanks) {
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
