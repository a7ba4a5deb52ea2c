import { type LastWeek, type ListKey, type ListTexts, storedListSchema } from '../documents/list.ts';
import { isListTag, type ListTag, type listTypes } from '../documents/tags.ts';
import { type ListedItem, toListedItems } from './listedItem.ts';

/** A published ranking as the app shows it. Times are ISO strings. */
export type RankedList = ListTexts & {
  readonly id: string;
  readonly userId: string;
  readonly userName: string;
  readonly tags: readonly ListTag[];
  readonly type: (typeof listTypes)[number];
  readonly items: readonly ListedItem[];
  /** The number of all items, where `items` holds only the first ones. */
  readonly itemCount?: number;
  /** The order before the week of the last save; undefined before the second save. */
  readonly lastWeek?: LastWeek | undefined;
  /** False when `isPublic` or the older field `public` is false. Then only the owner sees the list. */
  readonly isPublic: boolean;
  /** Whether a curator hid it, so that the owner cannot make it public. */
  readonly isHidden: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The time of the last change of any field but `countedAt`, counts included. It tells which of two copies is newer. */
  readonly changedAt: string;
  readonly upvoteCount: number;
  /** Comments and replies that everybody who may read the list sees. */
  readonly commentCount: number;
  /** Upvotes up to this time are counted in `upvoteCount`; undefined before the first count. */
  readonly countedAt?: string | undefined;
  /** The list that this one started from. It may be gone, or not visible to the reader. */
  readonly basedOn?: ListKey | undefined;
};

/**
 * Parses a stored list.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseList(document: unknown): RankedList {
  const { itemIds, itemSeasonIds, notes, tags, ...stored } = storedListSchema.parse(document);
  return {
    ...stored,
    tags: tags.filter(isListTag),
    items: toListedItems({ itemIds, itemSeasonIds }, notes),
    isPublic: stored.isPublic && stored.public !== false,
    isHidden: stored.hidden === true,
    changedAt: stored.changedAt ?? stored.updatedAt,
  };
}

/** An entry of a page of lists. A broken document has a key but no list, so that the page still shows its card. */
export type ListEntry = {
  readonly key: ListKey;
  readonly list?: RankedList;
  /** The name in a broken document, for its owner. */
  readonly name?: string;
};

/** Why a list was not found. */
export type MissingListReason = 'noUser' | 'noLists' | 'noList';
