import { followingPath } from '@outrank/shared/documents/following';
import { LISTS_GROUP, listsPath } from '@outrank/shared/documents/list';
import { favoritesPath } from '@outrank/shared/documents/reactions';
import {
  collection,
  collectionGroup,
  documentId,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import type { StoredDocument } from '#data/firebase/earlyReads.ts';
import { db } from '#data/firebase/firestore.ts';
import { pageAfter } from '#data/firebase/queries.ts';
import { type ListQuery, type ListsFilter, NEWEST_LISTS, toListQuery } from './listQuery.ts';

/** All queries on lists and a user's reactions. firestore.indexes.json has the indexes that they need. */

/** The last document of a page, after which the next one starts. */
export type PageEnd = StoredDocument;

/** By the values of the document, because one that was read early is no snapshot of Firestore's client. */
function startAfterEnd({ userId, order }: ListQuery, end: PageEnd): QueryConstraint[] {
  const fields = end.data();
  const name = userId === undefined ? end.ref.path : end.id;
  return [
    orderBy(documentId(), order.at(-1)?.[1] ?? 'asc'),
    startAfter(...order.map(([field]) => fields[field]), name),
  ];
}

function toQuery(listQuery: ListQuery, count: number, after?: PageEnd): Query {
  const { userId, equal, order } = listQuery;
  return query(
    userId === undefined ? collectionGroup(db, LISTS_GROUP) : collection(db, listsPath(userId)),
    ...Object.entries(equal).map(([field, value]) => where(field, '==', value)),
    ...order.map(([field, direction]) => orderBy(field, direction)),
    ...(after ? startAfterEnd(listQuery, after) : []),
    limit(count),
  );
}

export function filteredLists(filter: ListsFilter, count: number, after?: PageEnd): Query {
  return toQuery(toListQuery(filter), count, after);
}

export function ownLists(uid: string, count: number, after?: PageEnd): Query {
  return toQuery({ userId: uid, equal: {}, order: [['updatedAt', 'desc']] }, count, after);
}

/** The most upvoted public lists of a season's cast, with a note on an item, or with an item among their first three. */
export type ListsAbout = { readonly by: 'castOf' | 'notedIds' | 'topIds'; readonly id: string };

export function topListsAbout({ by, id }: ListsAbout, count: number, after?: PageEnd): Query {
  const top = toQuery(toListQuery({ ...NEWEST_LISTS, sort: 'mostVotes' }), count, after);
  return query(top, where(by, by === 'castOf' ? '==' : 'array-contains', id));
}

/** The newest public lists of at most NAMED_DOCUMENTS_MAX users. */
export function newestListsOf(userIds: readonly string[], count: number, after?: PageEnd): Query {
  return query(toQuery(toListQuery(NEWEST_LISTS), count, after), where('userId', 'in', userIds));
}

/** Public lists of a user, unordered: to find out whether there is one. */
export function unorderedPublicLists(userId: string, count: number): Query {
  return toQuery({ userId, equal: { isPublic: true }, order: [] }, count);
}

/** A page of a user's favorites, last added first. */
export function newestFavorites(uid: string, count: number, after?: QueryDocumentSnapshot): Query {
  const favorites = collection(db, favoritesPath(uid));
  return query(favorites, orderBy('favoritedAt', 'desc'), ...pageAfter(after, count));
}

/** A page of the users whom a user follows, last followed first. */
export function newestFollowed(uid: string, count: number, after?: QueryDocumentSnapshot): Query {
  return query(collection(db, followingPath(uid)), orderBy('at', 'desc'), ...pageAfter(after, count));
}
