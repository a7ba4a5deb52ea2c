import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readEdition } from '#data/topTen/editions.ts';
import { readTopTen } from '#data/topTen/topTen.ts';

type Results = PublishedTopTen | null;

/**
 * The newer of the cached and the read results: a slow read must not replace an update that arrived since it began.
 * Null, as after the last ballot was withdrawn, carries no time, so then any update since the read began wins.
 */
function pickNewer(cached: Results | undefined, read: Results, cachedBefore: Results | undefined): Results {
  const wasUpdated = cached !== undefined && cached !== cachedBefore;
  if (!cached || !read) return wasUpdated ? cached : read;
  return (cached.publishedAt ?? '') > (read.publishedAt ?? '') ? cached : read;
}

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
      queryFn: async ({ client, queryKey }) => {
        const before = client.getQueryData<Results>(queryKey);
        const read = (await readTopTen(db, categoryId)) ?? null;
        return pickNewer(client.getQueryData<Results>(queryKey), read, before);
      },
    }),
  /** The edition of a week, which never changes, or null when there is none. */
  edition: (categoryId: CategoryId, week: string) =>
    queryOptions({
      queryKey: ['editions', categoryId, week],
      queryFn: async () => (await readEdition(db, categoryId, week)) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
