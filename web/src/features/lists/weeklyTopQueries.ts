import type { NextClosing } from '@outrank/shared/lists/weeklyTop';
import { queryOptions, type SkipToken, skipToken } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readWeeklyTop } from '#data/lists/readWeeklyTop.ts';
import { listQueries } from './listQueries.ts';

/** What Home alone reads, in one document. */
export const weeklyTopQueries = {
  /** The most upvoted lists of the last seven days. */
  lists: () =>
    queryOptions({
      queryKey: [...listQueries.all, 'weeklyTop'],
      queryFn: ({ client }) =>
        readWeeklyTop(db, (next) => client.setQueryData(weeklyTopQueries.nextClosing().queryKey, next)),
      meta: { isPersisted: true },
    }),
  /** The prediction that closes next. It comes with the week's top lists. */
  nextClosing: () =>
    queryOptions({
      queryKey: ['nextClosing'],
      queryFn: skipToken as SkipToken | (() => Promise<NextClosing | null>),
      meta: { isPersisted: true },
    }),
};
