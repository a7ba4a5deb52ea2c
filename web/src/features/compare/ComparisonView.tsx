import { compareOrders } from '@outrank/shared/consensus/compareOrders';
import { passOwn } from '@outrank/shared/spoilers/shielded';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useShield } from '#spoilers/useShield.ts';
import { Card } from '#ui/layout/Card.tsx';
import DistinctName from '#ui/names/DistinctName.tsx';
import { ComparisonDetails } from './ComparisonDetails.tsx';
import styles from './ComparisonView.module.css';
import { type ComparedRanking, getSideWords } from './comparedRanking.ts';
import { describeComparison, explainComparison } from './comparisonText.ts';

type Props = {
  a: ComparedRanking;
  b: ComparedRanking;
  /** Takes the place of everything that names an item. */
  cover?: ReactNode;
  /** What to do with the result. */
  action?: ReactNode;
};

/** Two rankings side by side: the share of head-to-heads in which they agree, and where they do not. */
export function ComparisonView({ a, b, cover, action }: Props) {
  const comparison = useMemo(() => compareOrders(a.ranks, b.ranks), [a.ranks, b.ranks]);
  const [wordsA, wordsB] = getSideWords(a, b);
  const { percent } = comparison;
  return (
    <div className={styles.comparison}>
      <ul className={styles.sides}>
        <Side ranking={a} label={wordsA.label} />
        <Side ranking={b} label={wordsB.label} />
      </ul>
      <section className={styles.result} aria-labelledby="agreement">
        <h2 id="agreement" className={styles.headline}>
          {describeComparison(a, b, comparison)}
        </h2>
        {percent !== undefined && (
          <span className={styles.bar} style={{ '--percent': percent } as CSSProperties} />
        )}
        <p className={styles.explanation}>{explainComparison(comparison)}</p>
        {action}
      </section>
      {cover ?? <ComparisonDetails a={a} b={b} comparison={comparison} />}
    </div>
  );
}

function Side({ ranking, label }: { ranking: ComparedRanking; label: string }) {
  const { name, path, author, isOwn } = ranking;
  const { showText } = useShield();
  return (
    <Card as="li">
      <p className={styles.label}>{label}</p>
      <p className={styles.name}>
        <Link to={path}>{isOwn ? passOwn(name) : showText(name)}</Link>
      </p>
      {author && (
        <p className={styles.author}>
          by <DistinctName id={author.id} name={author.name} />
        </p>
      )}
    </Card>
  );
}
