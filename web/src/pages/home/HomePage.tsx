import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { LastUpdated } from '#features/classicRankings/LastUpdated.tsx';
import { useClassicRankings } from '#features/classicRankings/useClassicRankings.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { lazyAfterContent } from '#ui/afterContent.ts';
import { buttonClass } from '#ui/form/Button.tsx';
import { InHeader } from '#ui/layout/HeaderSlot.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { earlyHeadings } from '#widgets/earlyHeadings.ts';
import { DefaultButtons } from '#widgets/HeaderButtons.tsx';
import { SpoilerOffer } from '#widgets/SpoilerOffer.tsx';
import { WithSeasonsPanel } from '#widgets/WithSeasonsPanel.tsx';
import { RecentLists, TopVotedLists } from './HomeLists.tsx';
import styles from './HomePage.module.css';
import { HomeSection } from './HomeSection.tsx';

// Everything but the first two sections with lists loads later.
const VoteCards = lazyAfterContent(() => import('./VoteCards.tsx'));
const FavoriteLists = lazyAfterContent(() => import('./FavoriteLists.tsx'));
const LiveClassicRankings = lazyAfterContent(
  () => import('#features/classicRankings/LiveClassicRankings.tsx'),
);
const ClassicRankingsSection = lazyAfterContent(
  () => import('#features/classicRankings/ClassicRankingsSection.tsx'),
);
const ClassicRankingsScreen = lazyComponent(() => import('./ClassicRankingsScreen.tsx'));

const FAVORITES = 'Your Favorite Lists';
const loading = {
  data: undefined,
  isError: false,
  isFetching: true,
  dataUpdatedAt: 0,
  refetch: () => undefined,
};

export default function HomePage() {
  const user = useUser();
  const classic = useClassicRankings();
  const [editor, setEditor] = useState<'unused' | 'open' | 'closed'>('unused');
  if (editor === 'open' && classic) {
    return (
      <Suspense>
        <LiveClassicRankings>
          <ClassicRankingsScreen user={user} rankings={classic} onClose={() => setEditor('closed')} />
        </LiveClassicRankings>
      </Suspense>
    );
  }
  return (
    <>
      <InHeader slot="note">
        <LastUpdated time={classic?.lastUpdated} />
      </InHeader>
      <DefaultButtons />
      <WithSeasonsPanel
        panel={{ user, createMode: false, ...(classic ? { classicLists: classic.lists } : {}) }}
      >
        <PageHeading
          isMotto
          actions={
            <Link className={buttonClass('primary')} to={paths.create}>
              Create New Ranking
            </Link>
          }
        >
          {earlyHeadings[paths.home]}
        </PageHeading>
        <SpoilerOffer uid={user.uid} />
        <div className={styles.sections}>
          <div className={styles.vote}>
            <Suspense>
              <VoteCards />
            </Suspense>
          </div>
          <TopVotedLists />
          <RecentLists />
          <Suspense fallback={<HomeSection title={FAVORITES} query={loading} emptyText="" />}>
            <FavoriteLists title={FAVORITES} uid={user.uid} />
          </Suspense>
          <Suspense>
            <LiveClassicRankings>
              {classic && (
                <ClassicRankingsSection
                  uid={user.uid}
                  rankings={classic}
                  hasEdited={editor === 'closed'}
                  onEdit={() => setEditor('open')}
                />
              )}
            </LiveClassicRankings>
          </Suspense>
        </div>
      </WithSeasonsPanel>
    </>
  );
}
