import * as z from 'zod/mini';
import type { ListKey } from '../firestore/documentPaths.ts';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import { type ListedItem, toListedItems } from './listedItem.ts';
import { storedNotesSchema } from './storedNotes.ts';
import { isListTag, type ListTag, listTypes, storedTagSchema } from './tags.ts';

/** The list that a list started from. */
export const basedOnSchema = z.object({ userId: z.string(), listId: z.string() });

/** The ISO week (`2026-W47`, UTC) of the last save, and the ids in their order before that week. */
const lastWeekSchema = z.object({ week: z.string(), itemIds: z.array(z.string()) });
export type LastWeek = Readonly<z.infer<typeof lastWeekSchema>>;

/** A list document as stored (docs/data-model.md). */
export const storedListSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  name: z.string(),
  description: z.string(),
  tags: z.array(storedTagSchema),
  type: z.enum(listTypes),
  itemIds: z.array(z.string()),
  itemSeasonIds: z.array(z.string()),
  notes: z.optional(storedNotesSchema),
  lastWeek: z.optional(lastWeekSchema),
  isPublic: z.boolean(),
  public: z.optional(z.boolean()),
  hidden: z.optional(z.literal(true)),
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
  changedAt: z.optional(storedTimeSchema),
  upvoteCount: z.int(),
  commentCount: z._default(z.int(), 0),
  countedAt: z.optional(storedTimeSchema),
  basedOn: z.optional(basedOnSchema),
});

/** A published ranking as the app shows it. Times are ISO strings. */
export type RankedList = {
  readonly id: string;
  readonly userId: string;
  readonly userName: string;
  readonly name: string;
  readonly description: string;
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
export type ListEntry = { readonly key: ListKey; readonly list?: RankedList };

/** Why a list was not found. */
export type MissingListReason = 'noUser' | 'noLists' | 'noList';
