import { paths } from '@outrank/shared/addresses';
import { categories } from '@outrank/shared/catalogue/categories';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsIdle } from '#features/results/useIsIdle.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './TopTenLeaders.module.css';

// Lazy, because it needs Firestore and the catalogue, which this page does without.
const LiveLeaders = lazyComponent(
  () => import('./LiveLeaders.tsx'),
  () => <LeaderRows />,
);
const SharedLists = lazyComponent(() => import('./SharedLists.tsx'));

/** Who leads the Global Rankings, and lists that were shared. The names are read when the browser is idle, and have reserved space until then. */
export function TopTenLeaders() {
  const isIdle = useIsIdle();
  return (
    <div className={styles.column}>
      <section className={styles.leaders} aria-labelledby="leaders">
        <h2 id="leaders" className={styles.heading}>
          Leading the vote right now
        </h2>
        {isIdle ? (
          <LiveLeaders empty={noVotes}>{(leaders) => <LeaderRows leaders={leaders} />}</LiveLeaders>
        ) : (
          <LeaderRows />
        )}
        <Link className={buttonClass('secondary')} to={paths.globalRankings}>
          See the Top 10s
        </Link>
      </section>
      {isIdle && <SharedLists />}
    </div>
  );
}

const noVotes = (
  <p className={styles.rows} data-is-empty="">
    <Link to={paths.globalRankings}>Be the first to vote</Link>
  </p>
);

type Props = {
  /** The leader of each category, in the order of the categories; undefined while they load. */
  leaders?: readonly ReactNode[] | undefined;
};

/** A row for each category. A row without a picture is as high as one with a picture. */
function LeaderRows({ leaders }: Props) {
  return (
    <ul className={styles.rows}>
      {categories.map(({ id, name }, index) => (
        <li key={id} className={styles.row}>
          <span className={styles.category}>{name}</span>
          <span className={styles.leader}>{leaders ? leaders[index] : <Skeleton />}</span>
        </li>
      ))}
    </ul>
  );
}
