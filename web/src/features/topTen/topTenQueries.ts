import type { CategoryId } from '@outrank/shared/categories';
import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firestore.ts';
import { readTopTen } from '#data/topTen.ts';

export const topTenQueries = {
  /** The results of a category, or null before the first ballot. */
  results: (categoryId: CategoryId) =>
    queryOptions({
      queryKey: ['topTen', categoryId],
      queryFn: async () => (await readTopTen(db, categoryId)) ?? null,
    }),
};
