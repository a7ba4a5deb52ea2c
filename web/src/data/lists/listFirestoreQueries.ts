import { LISTS_GROUP, listsPath } from '@outrank/shared/documents/list';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import { type ChoosableTag, choosableTags } from '@outrank/shared/documents/tags';
import {
  type Sorting,
  sortings,
  type TypeFilter,
  toListType,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import {
  collection,
  collectionGroup,
  type Firestore,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { pageAfter } from '#data/firebase/paging.ts';

/** All queries on lists. firestore.indexes.json has the indexes that they need. */

/** Public lists of all users, or of one. */
export type ListsFilter = {
  readonly type: TypeFilter;
  readonly tags: readonly ChoosableTag[];
  readonly sort: Sorting;
  readonly userId?: string;
};

/** A query as plain data, from which both the Firestore query and its shape for the indexes are made. */
type ListQuery = {
  /** The user's collection. Without it, the collection group of all users. */
  readonly userId?: string | undefined;
  readonly equal: Readonly<Record<string, string | boolean>>;
  readonly order: QueryShape['order'];
};

const orders: Record<Sorting, QueryShape['order']> = {
  mostVotes: [
    ['upvoteCount', 'desc'],
    ['createdAt', 'desc'],
  ],
  newest: [['createdAt', 'desc']],
  oldest: [['createdAt', 'asc']],
};

const isPublic = { isPublic: true };

function toListQuery({ type, tags, sort, userId }: ListsFilter): ListQuery {
  const listType = toListType(type);
  const tagged = tags.map((tag) => [`tagSet.${tag}`, true] as const);
  return {
    userId,
    equal: { ...isPublic, ...(listType ? { type: listType } : {}), ...Object.fromEntries(tagged) },
    order: orders[sort],
  };
}

const ownQuery = (userId: string): ListQuery => ({ userId, equal: {}, order: [['updatedAt', 'desc']] });
const publicQuery = (userId: string): ListQuery => ({ userId, equal: isPublic, order: [] });

function toQuery(db: Firestore, listQuery: ListQuery, count: number, after?: QueryDocumentSnapshot): Query {
  const { userId, equal, order } = listQuery;
  return query(
    userId === undefined ? collectionGroup(db, LISTS_GROUP) : collection(db, listsPath(userId)),
    ...Object.entries(equal).map(([field, value]) => where(field, '==', value)),
    ...order.map(([field, direction]) => orderBy(field, direction)),
    ...pageAfter(after, count),
  );
}

/** A page of public lists. They have all the tags of the filter. */
export function filteredLists(
  db: Firestore,
  filter: ListsFilter,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  return toQuery(db, toListQuery(filter), count, after);
}

/** A page of a user's own lists, last changed first. */
export function ownLists(db: Firestore, uid: string, count: number, after?: QueryDocumentSnapshot): Query {
  return toQuery(db, ownQuery(uid), count, after);
}

/** Public lists of a user, unordered: to count them, or to find out whether there is one. */
export function unorderedPublicLists(db: Firestore, uid: string, count: number): Query {
  return toQuery(db, publicQuery(uid), count);
}

function toShape({ userId, equal, order }: ListQuery): QueryShape {
  const scope = userId === undefined ? 'COLLECTION_GROUP' : 'COLLECTION';
  return { collection: LISTS_GROUP, scope, equal: Object.keys(equal), order };
}

function subsetsOf([first, ...rest]: readonly ChoosableTag[]): readonly (readonly ChoosableTag[])[] {
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((tags) => [tags, [first, ...tags]]);
}

/** The shape of each query that this module can build. */
export function listQueryShapes(): readonly QueryShape[] {
  const filters = [{}, { userId: 'uid' }].flatMap((owner) =>
    typeFilters.flatMap((type) =>
      sortings.flatMap((sort) =>
        subsetsOf(choosableTags).map((tags): ListsFilter => ({ ...owner, type, sort, tags })),
      ),
    ),
  );
  return [...filters.map(toListQuery), ownQuery('uid'), publicQuery('uid')].map(toShape);
}
