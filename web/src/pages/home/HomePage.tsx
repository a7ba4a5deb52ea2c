import { paths } from '@outrank/shared/addresses';
import type { NextClosing } from '@outrank/shared/lists/weeklyTop';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LastUpdated, useClassicRankings } from '#features/classicRankings/useClassicRankings.tsx';
import { listQueries } from '#features/lists/listQueries.ts';
import { isDue } from '#features/predictions/duePrediction.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { InHeader, useIsHeaderShort } from '#ui/layout/HeaderSlot.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { lazyAfterContent, lazyComponent } from '#ui/lazyComponent.ts';
import { useNow } from '#ui/useNow.ts';
import { earlyHeadings } from '#widgets/earlyHeadings.ts';
import { DefaultButtons } from '#widgets/HeaderButtons.tsx';
import { SpoilerPrompt } from '#widgets/SpoilerPrompt.tsx';
import { WithSeasons } from '#widgets/WithSeasons.tsx';
import styles from './HomePage.module.css';
import { FavoriteLists, RecentLists, TopVotedLists } from './HomeSection.tsx';

// What reads more than lists loads later.
const VoteCards = lazyAfterContent(
  () => import('./VoteCards.tsx'),
  () => <Skeleton shape="fill" />,
);
const PredictionCard = lazyAfterContent(() => import('./PredictionCard.tsx'));
const SeasonsCard = lazyAfterContent(
  () => import('#features/results/consensus/SeasonsCard.tsx'),
  () => <Skeleton shape="block" height="20rem" />,
);
const LiveClassicRankings = lazyAfterContent(
  () => import('#features/classicRankings/LiveClassicRankings.tsx'),
);
const ClassicRankingsSection = lazyAfterContent(
  () => import('#features/classicRankings/ClassicRankingsSection.tsx'),
);
const ClassicRankingsScreen = lazyComponent(() => import('./ClassicRankingsScreen.tsx'));

export default function HomePage() {
  const user = useUser();
  const classic = useClassicRankings();
  const isHeaderShort = useIsHeaderShort();
  const [editor, setEditor] = useState<'unused' | 'open' | 'closed'>('unused');
  const { data: closing } = useQuery({
    ...listQueries.weeklyTop(),
    select: ({ nextClosing }) => nextClosing,
  });
  // What arrives later than the page must not move what the user reads.
  const [isKnown] = useState(Boolean(closing));
  const prediction = closing && <DuePrediction closing={closing} uid={user.uid} />;
  if (editor === 'open' && classic) {
    return (
      <LiveClassicRankings>
        <ClassicRankingsScreen user={user} rankings={classic} onClose={() => setEditor('closed')} />
      </LiveClassicRankings>
    );
  }
  return (
    <>
      {!isHeaderShort && (
        <InHeader slot="note">
          <LastUpdated time={classic?.lastUpdated} />
        </InHeader>
      )}
      <InHeader slot="action">
        <Link className={buttonClass('primary', 'small')} to={paths.create}>
          Create New Ranking
        </Link>
      </InHeader>
      <DefaultButtons />
      <WithSeasons panel={{ user, createMode: false, ...(classic ? { classicLists: classic.lists } : {}) }}>
        <PageHeading isMotto>{earlyHeadings[paths.home]}</PageHeading>
        <SpoilerPrompt uid={user.uid} />
        <div className={styles.sections}>
          {isKnown && prediction}
          <div className={styles.vote}>
            <VoteCards />
          </div>
          <TopVotedLists />
          {!isKnown && prediction}
          <RecentLists />
          <FavoriteLists uid={user.uid} />
          <SeasonsCard leaders={3} />
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
        </div>
      </WithSeasons>
    </>
  );
}

/** Leads to the prediction that closes within three days, if the user has not made it. */
function DuePrediction({ closing, uid }: { closing: NextClosing; uid: string }) {
  // Before the server's time is known a guess keeps the card's place: it names nobody.
  const now = useNow() || Date.now();
  return (
    isDue(closing, uid, now) && (
      <div className={styles.prediction}>
        <PredictionCard closing={closing} now={now} />
      </div>
    )
  );
}
