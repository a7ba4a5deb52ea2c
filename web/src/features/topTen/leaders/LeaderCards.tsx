import { type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import { useQuery } from '@tanstack/react-query';
import { topTenQueries } from '#features/topTen/topTenQueries.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { LeaderCard } from './LeaderCard.tsx';
import styles from './LeaderCards.module.css';

/** A card for each category with its current leaders. */
export function LeaderCards({ getPath }: { getPath: (id: CategoryId) => string }) {
  const { data, isPending, isError, isFetching, dataUpdatedAt, refetch } = useQuery(topTenQueries.all());
  return (
    <>
      {isPending && <Loading />}
      {isError && (
        <ErrorNotice
          message={`Failed to ${data ? 'reload' : 'load'} global ranking.`}
          shownFrom={data && dataUpdatedAt}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      <ul className={styles.cards}>
        {categories.map((category, index) => (
          <LeaderCard
            key={category.id}
            category={category}
            path={getPath(category.id)}
            results={data?.[index]}
            isPending={isPending}
          />
        ))}
      </ul>
    </>
  );
}
