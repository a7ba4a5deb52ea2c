import type { Comparison, SharedItem } from '@outrank/shared/consensus/compareOrders';
import type { ReactNode } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { useShield } from '#spoilers/useShield.ts';
import { Card } from '#ui/layout/Card.tsx';
import styles from './ComparisonDetails.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { type ComparedRanking, createFindItem, type FindItem, getSideWords } from './comparedRanking.ts';
import { OnlyOn } from './OnlyOn.tsx';
import { SlopeChart } from './SlopeChart.tsx';
import { LINES_MAX } from './slopeLines.ts';

type Props = { a: ComparedRanking; b: ComparedRanking; comparison: Comparison };

/** Where two rankings differ: the highlights, a chart with its table, and what only one of them ranks. */
export function ComparisonDetails({ a, b, comparison }: Props) {
  const { shared, biggestDisagreement, closestCall, onlyA, onlyB } = comparison;
  const findItem = createFindItem(a, b, useShield());
  const [wordsA, wordsB] = getSideWords(a, b);
  const labels = [wordsA.label, wordsB.label] as const;
  return (
    <>
      {(biggestDisagreement || closestCall) && (
        <div className={styles.highlights}>
          {biggestDisagreement && (
            <Highlight title="Biggest disagreement" items={[biggestDisagreement]} findItem={findItem}>
              #{biggestDisagreement.rankA} {wordsA.place}, #{biggestDisagreement.rankB} {wordsB.place}
            </Highlight>
          )}
          {closestCall && (
            <Highlight title="Closest call" items={closestCall} findItem={findItem}>
              In that order {wordsA.place}, the other way round {wordsB.place}
            </Highlight>
          )}
        </div>
      )}
      {shared.length > 0 && (
        <section className={styles.ranks} aria-label="Rank by rank">
          <div className={styles.chart}>
            <SlopeChart shared={shared} labels={labels} findItem={findItem} />
            {shared.length > LINES_MAX && (
              <p className={styles.note}>
                The chart shows the {LINES_MAX} that move most; the table has all.
              </p>
            )}
          </div>
          <ComparisonTable shared={shared} labels={labels} findItem={findItem} />
        </section>
      )}
      <OnlyOn title={`Only ${wordsA.place}`} ids={onlyA} ranks={a.ranks} findItem={findItem} />
      <OnlyOn title={`Only ${wordsB.place}`} ids={onlyB} ranks={b.ranks} findItem={findItem} />
    </>
  );
}

type HighlightProps = {
  title: string;
  items: readonly SharedItem[];
  findItem: FindItem;
  children: ReactNode;
};

function Highlight({ title, items, findItem, children }: HighlightProps) {
  const found = items.flatMap(({ id }) => findItem(id) ?? []);
  return (
    <Card as="section">
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.highlight}>
        <span className={styles.pictures}>
          {found.map((item) => (
            <ItemPicture key={item.id} item={item} size="medium" isDecorative />
          ))}
        </span>
        <p>
          <strong className={styles.names}>{found.map(({ name }) => name).join(' over ')}</strong> {children}
        </p>
      </div>
    </Card>
  );
}
