import { paths } from '@outrank/shared/addresses';
import { Link } from 'react-router-dom';
import { ConsensusOverview } from '#features/results/consensus/SeasonsCard.tsx';
import { LeaderCards } from '#features/results/topTen/LeaderCards.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import styles from './GlobalRankingsPage.module.css';

export default function GlobalRankingsPage() {
  return (
    <>
      <BackButton fallback={paths.home} />
      <PageHeading lead="Rank your ten greatest players in each category. Every ballot shapes the Top 10s.">
        Global Rankings
      </PageHeading>
      <h2 className={styles.call}>Vote for the GOATs</h2>
      <LeaderCards />
      <h2 className={styles.call}>Ranked by fans' lists</h2>
      <ConsensusOverview />
      <p className={styles.seasons}>
        <Link to={paths.predictions}>Predict who leaves next in the season that airs</Link>
      </p>
      <p className={styles.seasons}>
        <Link to={paths.seasons}>All seasons, their casts and what happened</Link>
      </p>
    </>
  );
}
