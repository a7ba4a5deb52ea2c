import { type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readEdition } from '#data/topTen/editions.ts';
import { readTopTen } from '#data/topTen/topTen.ts';
import { readNewerResults } from '#results/readNewerResults.ts';

export const topTenQueries = {
  /** The results of all categories in order, each from the cache while it is fresh. */
  all: () =>
    queryOptions({
      queryKey: ['topTens'],
      queryFn: ({ client }) =>
        Promise.all(categories.map(({ id }) => client.fetchQuery(topTenQueries.results(id)))),
      staleTime: 0,
    }),
  /** The results of a category, or null before the first ballot. */
  results: (categoryId: CategoryId) =>
    queryOptions({
      queryKey: ['topTen', categoryId],
      queryFn: (context) => readNewerResults(context, () => readTopTen(db, categoryId)),
    }),
  /** The edition of a week, which never changes, or null when there is none. */
  edition: (categoryId: CategoryId, week: string) =>
    queryOptions({
      queryKey: ['editions', categoryId, week],
      queryFn: async () => (await readEdition(db, categoryId, week)) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
