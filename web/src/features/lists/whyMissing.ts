import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readWhyMissing } from '#data/lists/whyMissing.ts';
import { listQueries } from './listQueries.ts';

/** Why there is no such list. Apart from `listQueries`, so that Home does not load what only the page of a list asks. */
export const whyMissing = (key: ListKey) =>
  queryOptions({
    queryKey: [...listQueries.all, 'whyMissing', key.userId, key.listId],
    queryFn: () => readWhyMissing(db, key),
  });
