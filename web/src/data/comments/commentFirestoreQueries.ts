import { COMMENTS } from '@outrank/shared/documents/comment';
import type { ListKey } from '@outrank/shared/documents/list';
import { COMMENTS_PAGE, QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { db } from '#data/firebase/firestore.ts';
import { pageAfter } from '#data/firebase/queries.ts';

// The rules demand that a query names both fields.
function allComments({ userId, listId }: ListKey): Query {
  return query(collection(db, COMMENTS), where('listUserId', '==', userId), where('listId', '==', listId));
}

/** A page of a list's comments and replies, newest first. */
export function newestComments(list: ListKey, after?: QueryDocumentSnapshot): Query {
  return query(allComments(list), orderBy('createdAt', 'desc'), ...pageAfter(after, COMMENTS_PAGE));
}

/** As many comments of a list as one query may return, unordered. */
export function unorderedComments(list: ListKey): Query {
  return query(allComments(list), limit(QUERY_MAX));
}
