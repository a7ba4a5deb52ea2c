import { COMMENTS } from '@outrank/shared/documents/comment';
import type { ListKey } from '@outrank/shared/documents/list';
import { COMMENTS_PAGE, QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';

/** The fields that select the comments of one list. The rules demand that a query names them. */
export function toListFields({ userId, listId }: ListKey): Readonly<Record<string, string>> {
  return { listUserId: userId, listId };
}

export const COMMENT_ORDER = ['createdAt', 'desc'] as const;

function allComments(db: Firestore, list: ListKey): Query {
  const filters = Object.entries(toListFields(list)).map(([field, value]) => where(field, '==', value));
  return query(collection(db, COMMENTS), ...filters);
}

/** The newest page of a list's comments and replies. */
export function newestComments(db: Firestore, list: ListKey): Query {
  return query(allComments(db, list), orderBy(...COMMENT_ORDER), limit(COMMENTS_PAGE));
}

/** As many comments of a list as one query may return, unordered. */
export function unorderedComments(db: Firestore, list: ListKey): Query {
  return query(allComments(db, list), limit(QUERY_MAX));
}
