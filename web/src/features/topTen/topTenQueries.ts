import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readEdition } from '#data/topTen/editions.ts';
import { readTopTen } from '#data/topTen/topTen.ts';

type Results = PublishedTopTen | null;

/**
 * Of what is known now and what was read the later one: a slow answer must not undo what was heard since it was asked for.
 * No results, as after the last ballot was withdrawn, carry no time.
 */
function laterOf(known: Results | undefined, read: Results, knownBefore: Results | undefined): Results {
  const wasHeard = known !== undefined && known !== knownBefore;
  if (!known || !read) return wasHeard ? known : read;
  return (known.publishedAt ?? '') > (read.publishedAt ?? '') ? known : read;
}

export const topTenQueries = {
  /** The results of all categories in their order, each from the cache while it is fresh there. */
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
        return laterOf(client.getQueryData<Results>(queryKey), read, before);
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
