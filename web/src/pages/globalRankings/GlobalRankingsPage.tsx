import { LeaderCards } from '#features/topTen/leaders/LeaderCards.tsx';
import { BackButton } from '#pages/parts/HeaderButtons.tsx';
import { paths } from '#paths.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './GlobalRankingsPage.module.css';

export default function GlobalRankingsPage() {
  return (
    <>
      <BackButton fallback={paths.home} />
      <PageHeading lead="Three questions, ten names each, one answer from the whole island.">
        Global Rankings
      </PageHeading>
      <h2 className={styles.call}>Vote for the GOATs</h2>
      <LeaderCards getPath={paths.category} />
    </>
  );
}
