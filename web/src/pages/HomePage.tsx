import { Link } from 'react-router-dom';
import { ClassicRankingsSection } from '#features/classicRankings/ClassicRankingsSection.tsx';
import { LastUpdated } from '#features/classicRankings/LastUpdated.tsx';
import { useClassicRankings } from '#features/classicRankings/useClassicRankings.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { InHeader } from '#ui/HeaderSlot.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { FavoriteLists } from './FavoriteLists.tsx';
import { DefaultButtons } from './HeaderButtons.tsx';
import { RecentLists, TopVotedLists } from './HomeLists.tsx';
import styles from './HomePage.module.css';
import { WithSeasonsPanel } from './WithSeasonsPanel.tsx';

export default function HomePage() {
  const user = useUser();
  const classic = useClassicRankings();
  return (
    <>
      <InHeader>
        <LastUpdated moment={classic?.lastUpdated} />
      </InHeader>
      <DefaultButtons />
      <WithSeasonsPanel
        panel={{ user, createMode: false, ...(classic ? { classicLists: classic.lists } : {}) }}
      >
        <PageHeading
          actions={
            <Link className={buttonClass('primary')} to={paths.create}>
              Create New Ranking
            </Link>
          }
        >
          Outwit. Outplay. Outrank.
        </PageHeading>
        <div className={styles.sections}>
          <TopVotedLists />
          <RecentLists />
          <FavoriteLists uid={user.uid} />
          <ClassicRankingsSection rankings={classic} />
        </div>
      </WithSeasonsPanel>
    </>
  );
}
