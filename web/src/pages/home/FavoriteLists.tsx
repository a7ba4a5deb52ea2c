import { IsRestoringProvider, useInfiniteQuery } from '@tanstack/react-query';
import { favoriteQueries } from '#features/reactions/reactionQueries.ts';
import { ShowMore } from '#ui/feedback/QueryView.tsx';
import { useIsNear } from '#ui/useIsNear.ts';
import { HomeSection } from './HomeSection.tsx';

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

const LOAD_FAILED = 'Failed to load lists. Please try again later.';

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
