import { paths } from '@outrank/shared/addresses';
import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListGridSkeleton } from '#features/lists/ListGrid.tsx';
import { listQueries } from '#features/lists/listQueries.ts';
import { FollowButton, followQueries } from '#features/reactions/FollowButton.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { UserLink } from '#reader/UserLink.tsx';
import { EmptyState, QueryView, ShowMore } from '#ui/feedback/QueryView.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { earlyHeadings } from '#widgets/earlyHeadings.ts';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { PublicListGrid } from '#widgets/PublicListGrid.tsx';
import { BrowseTabs } from './BrowseTabs.tsx';
import styles from './FollowingPage.module.css';

const LOAD_FAILED = 'Failed to load the lists of people you follow. Please try again later.';

export default function FollowingPage() {
  const { uid } = useUser();
  const feed = useInfiniteQuery(followQueries.feed(uid));
  return (
    <>
      <BackButton fallback={paths.rankings} />
      <PageHeading>{earlyHeadings[paths.following]}</PageHeading>
      <BrowseTabs />
      <h2 className="visuallyHidden">Rankings</h2>
      <QueryView
        query={{ ...feed, data: feed.data?.pages.flatMap(({ entries }) => entries) }}
        failedText={LOAD_FAILED}
        skeleton={<ListGridSkeleton count={12} />}
        empty={<NobodyYet uid={uid} />}
      >
        {(entries) => (
          <>
            <PublicListGrid entries={entries} />
            <ShowMore label="Load more" query={feed} failedText={LOAD_FAILED} />
          </>
        )}
      </QueryView>
    </>
  );
}

const SUGGESTED = 3;

/** The owners of the week's top lists, without the user. */
function findOwners(entries: readonly ListEntry[], uid: string): (readonly [string, string])[] {
  const owners = new Map(entries.flatMap(({ list }) => (list ? [[list.userId, list.userName]] : [])));
  return [...owners].filter(([id]) => id !== uid).slice(0, SUGGESTED);
}

function NobodyYet({ uid }: { uid: string }) {
  const { data: top } = useQuery(listQueries.weeklyTop());
  const { data: followed = [] } = useQuery(followQueries.followed(uid));
  const owners = findOwners(top?.entries ?? [], uid);
  return (
    <EmptyState
      text={followed.length === 0 ? "You don't follow anybody yet." : 'No lists from people you follow yet.'}
      action={
        owners.length > 0 && (
          <ul className={styles.owners} aria-label="Their lists lead this week">
            {owners.map(([id, name]) => (
              <li key={id}>
                <UserLink userId={id} userName={name} />
                <FollowButton uid={uid} userId={id} name={name} />
              </li>
            ))}
          </ul>
        )
      }
    >
      Follow fans whose taste you like, and their new lists show here.
      {owners.length > 0 && <span> These lead this week:</span>}
    </EmptyState>
  );
}
