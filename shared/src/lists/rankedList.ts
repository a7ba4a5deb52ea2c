import type * as z from 'zod/mini';
import { type ListKey, type ListText, type ListTexts, storedListSchema } from '../documents/list.ts';
import { isListType } from '../documents/tags.ts';
import { type ListedItem, toListedItems } from './listedItem.ts';

/** A published ranking as the app shows it. Times are ISO strings. */
export type RankedList = Omit<
  Readonly<z.infer<typeof storedListSchema>>,
  ListText | 'tags' | 'itemIds' | 'itemSeasonIds' | 'notes' | 'public' | 'hidden' | 'changedAt'
> &
  ListTexts & {
    /** Without its type. A save keeps those that this version does not know. */
    readonly tags: readonly string[];
    readonly items: readonly ListedItem[];
    /** The number of all items, where `items` holds only the first ones. */
    readonly itemCount?: number;
    /** Whether a curator hid it, so that the owner cannot make it public. */
    readonly isHidden: boolean;
    /** The time of the last change of any field but `countedAt`, counts included. It tells which of two copies is newer. */
    readonly changedAt: string;
  };

/**
 * Parses a stored list.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseList(document: unknown): RankedList {
  return toRankedList(storedListSchema.parse(document));
}

export function toRankedList(list: z.infer<typeof storedListSchema>): RankedList {
  const { itemIds, itemSeasonIds, notes, tags, ...stored } = list;
  return {
    ...stored,
    tags: tags.filter((tag) => !isListType(tag)),
    items: toListedItems({ itemIds, itemSeasonIds }, notes),
    // Only its owner sees a list that is not public, also in the older way.
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
