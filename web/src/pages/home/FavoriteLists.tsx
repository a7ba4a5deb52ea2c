import { IsRestoringProvider, useInfiniteQuery } from '@tanstack/react-query';
import { favoriteQueries } from '#features/reactions/reactionQueries.ts';
import { ShowMore } from '#ui/feedback/QueryView.tsx';
import { useIsNear } from '#ui/useIsNear.ts';
import { HomeSection } from './HomeSection.tsx';

type Props = { title: string; uid: string };

/** The user's favorites. Until the section nears the viewport, it shows cached data or a skeleton and reads nothing. */
export default function FavoriteLists(props: Props) {
  const { isNear, watch } = useIsNear();
  return (
    <div ref={watch}>
      {/* While restoring, queries show cached data and do not fetch. This includes the queries of the cards' buttons. */}
      <IsRestoringProvider value={!isNear}>
        <FavoritesSection key={props.uid} {...props} />
      </IsRestoringProvider>
    </div>
  );
}

const LOAD_FAILED = 'Failed to load lists. Please try again later.';

/** Newest favorite first. */
function FavoritesSection({ title, uid }: Props) {
  const favorites = useInfiniteQuery(favoriteQueries.newest(uid));
  return (
    <HomeSection
      title={title}
      query={{ ...favorites, data: favorites.data?.pages.flatMap(({ entries }) => entries) }}
      emptyText="No favorites yet. Tap the heart on a list to keep it here."
      more={
        <ShowMore label="Show more favorites" variant="quiet" query={favorites} failedText={LOAD_FAILED} />
      }
    />
  );
}
