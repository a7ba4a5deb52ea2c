import {
  type CommonItem,
  type Comparison,
  compareOrders,
  type Ranks,
} from '@outrank/shared/consensus/compareOrders';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { pluralize } from '#ui/format.ts';
import { Card } from '#ui/layout/Card.tsx';
import DistinctName from '#ui/names/DistinctName.tsx';
import styles from './ComparisonView.module.css';
import {
  type ComparedRanking,
  createFindItem,
  describeComparison,
  type FindItem,
  getSideWords,
} from './comparedRanking.ts';
import { RankByRank } from './RankByRank.tsx';

type Props = {
  a: ComparedRanking;
  b: ComparedRanking;
  /** Takes the place of everything that names an item. */
  cover?: ReactNode;
  action?: ReactNode;
};

/** Two rankings side by side: how much they are alike, and where they are not. */
export function ComparisonView({ a, b, cover, action }: Props) {
  const comparison = useMemo(() => compareOrders(a.ranks, b.ranks), [a.ranks, b.ranks]);
  const [wordsA, wordsB] = getSideWords(a, b);
  const [headline, explanation] = describeComparison(comparison);
  const { percent } = comparison;
  return (
    <div className={styles.comparison}>
      <ul className={styles.sides}>
        <Side ranking={a} label={wordsA.label} />
        <Side ranking={b} label={wordsB.label} />
      </ul>
      <section className={styles.result} aria-labelledby="agreement">
        <h2 id="agreement" className={styles.headline}>
          {headline}
        </h2>
        {percent !== undefined && <span className={styles.bar} style={{ '--percent': percent }} />}
        <p className={styles.explanation}>{explanation}</p>
        {action}
      </section>
      {cover ?? <ComparisonDetails a={a} b={b} comparison={comparison} />}
    </div>
  );
}

function Side({ ranking, label }: { ranking: ComparedRanking; label: string }) {
  const { title, path, author, ownerId, isOwn } = ranking;
  const { showText } = useShield();
  return (
    <Card as="li">
      <p className={styles.label}>{label}</p>
      <p className={styles.name}>
        <Link to={path}>{isOwn ? showOwn(title) : showText(title)}</Link>
      </p>
      {ownerId !== undefined && (
        <p className={styles.author}>
          by <DistinctName id={ownerId} name={author} />
        </p>
      )}
    </Card>
  );
}

/** Where two rankings differ: the highlights, a chart with its table, and what only one of them ranks. */
function ComparisonDetails({ a, b, comparison }: Pick<Props, 'a' | 'b'> & { comparison: Comparison }) {
  const { common, biggestDisagreement, closestCall, onlyA, onlyB } = comparison;
  const findItem = createFindItem(a, b, useShield());
  const [wordsA, wordsB] = getSideWords(a, b);
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
      {common.length > 0 && (
        <RankByRank common={common} labels={[wordsA.label, wordsB.label]} findItem={findItem} />
      )}
      <OnlyOn title={`Only ${wordsA.place}`} ids={onlyA} ranks={a.ranks} findItem={findItem} />
      <OnlyOn title={`Only ${wordsB.place}`} ids={onlyB} ranks={b.ranks} findItem={findItem} />
    </>
  );
}

type HighlightProps = {
  title: string;
  items: readonly CommonItem[];
  findItem: FindItem;
  children: ReactNode;
};

function Highlight({ title, items, findItem, children }: HighlightProps) {
  const shown = items.map(({ id }) => findItem(id));
  return (
    <Card as="section">
      <h3 className={styles.highlightTitle}>{title}</h3>
      <div className={styles.highlight}>
        <span className={styles.pictures}>
          {shown.map((item) => (
            <ItemPicture key={item.id} item={item} size="medium" />
          ))}
        </span>
        <p>
          <strong className={styles.names}>
            {shown.map((item, index) => (
              <Fragment key={item.id}>
                {index > 0 && <span> over </span>}
                <ItemLink item={item} />
              </Fragment>
            ))}
          </strong>{' '}
          {children}
        </p>
      </div>
    </Card>
  );
}

type OnlyOnProps = { title: string; ids: readonly string[]; ranks: Ranks; findItem: FindItem };

/** The items that only one of the two rankings has, with their ranks there. */
function OnlyOn({ title, ids, ranks, findItem }: OnlyOnProps) {
  const id = useId();
  if (ids.length === 0) return null;
  return (
    <section className={styles.only} aria-labelledby={id}>
      <h3 id={id} className={styles.onlyTitle}>
        {title} <span className={styles.count}>{pluralize(ids.length, 'name')}</span>
      </h3>
      <ul className={styles.onlyItems}>
        {ids.map((itemId) => (
          <li key={itemId} className={styles.onlyItem}>
            <span className={styles.rank}>#{ranks.get(itemId)}</span> <ItemLink item={findItem(itemId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
