import { LISTS_GROUP, listsPath } from '@outrank/shared/firestore/documentPaths';
import type { QueryShape } from '@outrank/shared/firestore/queryShape';
import {
  type Sorting,
  sortings,
  type TypeFilter,
  toListType,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { type ChoosableTag, choosableTags } from '@outrank/shared/lists/tags';
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

/** Every query on lists is built here; firestore.indexes.json holds what they need. */

/** Which public lists, in which order: all fans' or one fan's. */
export type ListsFilter = {
  readonly type: TypeFilter;
  readonly tags: readonly ChoosableTag[];
  readonly sort: Sorting;
  readonly userId?: string;
};

/** A query before the database knows of it: what is asked for and what the indexes see are one thing. */
type Asked = {
  /** One fan's collection; without it the group of all. */
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

function filtered({ type, tags, sort, userId }: ListsFilter): Asked {
  const listType = toListType(type);
  const tagged = tags.map((tag) => [`tagSet.${tag}`, true] as const);
  return {
    userId,
    equal: { ...isPublic, ...(listType ? { type: listType } : {}), ...Object.fromEntries(tagged) },
    order: orders[sort],
  };
}

const own = (userId: string): Asked => ({ userId, equal: {}, order: [['updatedAt', 'desc']] });
const publicOf = (userId: string): Asked => ({ userId, equal: isPublic, order: [] });

function toQuery(db: Firestore, asked: Asked, count: number, after?: QueryDocumentSnapshot): Query {
  const { userId, equal, order } = asked;
  return query(
    userId === undefined ? collectionGroup(db, LISTS_GROUP) : collection(db, listsPath(userId)),
    ...Object.entries(equal).map(([field, value]) => where(field, '==', value)),
    ...order.map(([field, direction]) => orderBy(field, direction)),
    ...pageAfter(after, count),
  );
}

/** A page of public lists. Several tags: lists that have all of them. */
export function filteredLists(
  db: Firestore,
  wish: ListsFilter,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  return toQuery(db, filtered(wish), count, after);
}

/** A page of one's own lists, last changed first. */
export function ownLists(db: Firestore, uid: string, count: number, after?: QueryDocumentSnapshot): Query {
  return toQuery(db, own(uid), count, after);
}

/** Public lists of a fan in no order: to count them, or to see whether there is one. */
export function publicListsOf(db: Firestore, uid: string, count: number): Query {
  return toQuery(db, publicOf(uid), count);
}

function toShape({ userId, equal, order }: Asked): QueryShape {
  const scope = userId === undefined ? 'COLLECTION_GROUP' : 'COLLECTION';
  return { collection: LISTS_GROUP, scope, equal: Object.keys(equal), order };
}

function subsetsOf([first, ...rest]: readonly ChoosableTag[]): readonly (readonly ChoosableTag[])[] {
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((tags) => [tags, [first, ...tags]]);
}

/** The shape of each query that this module can build. */
export function listQueryShapes(): readonly QueryShape[] {
  const pendingComments = [{}, { userId: 'anybody' }].flatMap((whose) =>
    typeFilters.flatMap((type) =>
      sortings.flatMap((sort) =>
        subsetsOf(choosableTags).map((tags): ListsFilter => ({ ...whose, type, sort, tags })),
      ),
    ),
  );
  return [...pendingComments.map(filtered), own('anybody'), publicOf('anybody')].map(toShape);
}
