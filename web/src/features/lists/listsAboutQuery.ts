import { queryOptions } from '@tanstack/react-query';
import type { ListsAbout } from '#data/lists/listFirestoreQueries.ts';
import { readListsAbout } from '#data/lists/listsAbout.ts';
import { listQueries } from './listQueries.ts';

/** The most upvoted lists of a cast, or about a castaway, one of each fan. */
export const listsAboutQuery = (about: ListsAbout, count: number) =>
  queryOptions({
    queryKey: [...listQueries.all, 'about', about.by, about.id, count],
    queryFn: () => readListsAbout(about, count),
    meta: { isPersisted: true },
  });
