import { type CategoryId, categories } from '@outrank/shared/categories';
import { useQueries } from '@tanstack/react-query';
import { ErrorNotice } from '#ui/ErrorNotice.tsx';
import { Loading } from '#ui/Loading.tsx';
import { LeaderCard } from './LeaderCard.tsx';
import styles from './LeaderCards.module.css';
import { topTenQueries } from './topTenQueries.ts';

/** A card for each category with whoever leads it now. */
export function LeaderCards({ pathOf }: { pathOf: (id: CategoryId) => string }) {
  const queries = useQueries({ queries: categories.map(({ id }) => topTenQueries.results(id)) });
  const failed = queries.filter(({ isError }) => isError);
  return (
    <>
      {queries.some(({ isPending }) => isPending) && <Loading />}
      {failed.length > 0 && (
        <ErrorNotice
          message="Failed to load global ranking."
          onRetry={() => failed.map(({ refetch }) => refetch())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      <ul className={styles.cards}>
        {categories.map((category, index) => (
          <LeaderCard
            key={category.id}
            category={category}
            path={pathOf(category.id)}
            results={queries[index]?.data}
            isPending={queries[index]?.isPending ?? false}
          />
        ))}
      </ul>
    </>
  );
}
