import type { ListKey } from '@outrank/shared/documents/list';
import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readMissingListReason } from '#data/lists/missingListReason.ts';
import { listQueries } from './listQueries.ts';

/** The reason why a list is not found. It is not part of `listQueries` because Home does not need its code. */
export const missingListQuery = (key: ListKey) =>
  queryOptions({
    queryKey: [...listQueries.all, 'missing', key.userId, key.listId],
    queryFn: () => readMissingListReason(db, key),
  });
