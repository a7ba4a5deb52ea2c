import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useIsIdle } from '#features/topTen/useIsIdle.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { LeaderRows } from './LeaderRows.tsx';
import styles from './TopTenLeaders.module.css';

// Lazy, because it needs Firestore and the catalogue, which this page does without.
const LiveLeaders = lazyComponent(() => import('./LiveLeaders.tsx'));

/** Who leads the Global Rankings. The names are read once the page is there and the browser is idle; their room is reserved. */
export function TopTenLeaders() {
  const isIdle = useIsIdle();
  const rows = <LeaderRows />;
  return (
    <section className={styles.leaders} aria-labelledby="leaders">
      <h2 id="leaders" className={styles.heading}>
        Leading the vote right now
      </h2>
      {isIdle ? (
        <Suspense fallback={rows}>
          <LiveLeaders />
        </Suspense>
      ) : (
        rows
      )}
      <Link className={buttonClass('secondary')} to={paths.globalRankings}>
        See the Top 10s
      </Link>
    </section>
  );
}
