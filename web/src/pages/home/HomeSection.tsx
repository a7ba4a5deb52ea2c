import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { IsRestoringProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ListGridSkeleton } from '#features/lists/ListGrid.tsx';
import { listQueries } from '#features/lists/listQueries.ts';
import { favoriteQueries } from '#features/reactions/reactionQueries.ts';
import { homeOrigin } from '#pages/list/homeOrigin.ts';
import { EmptyState, type QueryState, QueryView, ShowMore } from '#ui/feedback/QueryView.tsx';
import { useIsNear } from '#ui/useIsNear.ts';
import { PublicListGrid } from '#widgets/PublicListGrid.tsx';
import styles from './HomeSection.module.css';

const LOAD_FAILED = 'Failed to load lists. Please try again later.';

type Props = {
  title: string;
  query: QueryState<readonly ListEntry[]>;
  emptyText: string;
  more?: ReactNode;
};

export function HomeSection({ title, query, emptyText, more }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <QueryView
        query={query}
        failedText={LOAD_FAILED}
        skeleton={<ListGridSkeleton count={HOME_SECTION_LISTS} hasThreeColumns />}
        empty={<EmptyState text={emptyText} />}
      >
        {(entries) => <PublicListGrid entries={entries} hasThreeColumns state={homeOrigin} />}
      </QueryView>
      {more}
    </section>
  );
}

export function TopVotedLists() {
  const lists = useQuery({ ...listQueries.weeklyTop(), select: ({ entries }) => entries });
  return (
    <HomeSection
      title="Top Voted Lists This Week"
      query={lists}
      emptyText="No lists this week yet. Yours could be the first."
    />
  );
}

export function RecentLists() {
  const lists = useQuery(listQueries.newest(HOME_SECTION_LISTS));
  return (
    <HomeSection
      title="Recently Created Lists"
      query={lists}
      emptyText="No torches lit yet. Be the first to create a ranking!"
    />
  );
}

/** The user's favorites. Until the section nears the viewport, it shows cached data or a skeleton and reads nothing. */
export function FavoriteLists({ uid }: { uid: string }) {
  const { isNear, watch } = useIsNear();
  return (
    <div ref={watch}>
      {/* While restoring, queries show cached data and do not fetch. This includes the queries of the cards' buttons. */}
      <IsRestoringProvider value={!isNear}>
        <FavoritesSection key={uid} uid={uid} />
      </IsRestoringProvider>
    </div>
  );
}

function FavoritesSection({ uid }: { uid: string }) {
  const favorites = useInfiniteQuery(favoriteQueries.newest(uid));
  return (
    <HomeSection
      title="Your Favorite Lists"
      query={{ ...favorites, data: favorites.data?.pages.flatMap(({ entries }) => entries) }}
      emptyText="No favorites yet. Tap the heart on a list to keep it here."
      more={
        <ShowMore label="Show more favorites" variant="quiet" query={favorites} failedText={LOAD_FAILED} />
      }
    />
  );
}
