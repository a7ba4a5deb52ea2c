import type { ChoosableTag } from '@outrank/shared/documents/tags';
import { type SortOrder, type TypeFilter, toListType } from '@outrank/shared/lists/browseFilter';

export type ListsFilter = {
  readonly type: TypeFilter;
  readonly tags: readonly ChoosableTag[];
  readonly sort: SortOrder;
  readonly userId?: string;
};

/** A query as plain data: the Firestore query and the boot script's request are made of it. */
export type ListQuery = {
  /** The user's collection. Without it, the collection group of all users. */
  readonly userId?: string | undefined;
  readonly equal: Readonly<Record<string, string | boolean>>;
  readonly order: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
};

/** What Home shows first. */
export const NEWEST_LISTS: ListsFilter = { type: 'all', tags: [], sort: 'newest' };

const orders: Record<SortOrder, ListQuery['order']> = {
  mostVotes: [
    ['upvoteCount', 'desc'],
    ['createdAt', 'desc'],
  ],
  newest: [['createdAt', 'desc']],
  oldest: [['createdAt', 'asc']],
};

export function toListQuery({ type, tags, sort, userId }: ListsFilter): ListQuery {
  const listType = toListType(type);
  const tagged = tags.map((tag) => [`tagSet.${tag}`, true] as const);
  return {
    userId,
    equal: { isPublic: true, ...(listType ? { type: listType } : {}), ...Object.fromEntries(tagged) },
    order: orders[sort],
  };
}
