import * as z from 'zod/mini';
import type { ListKey } from '../firestore/documentPaths.ts';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '../limits.ts';
import { truncateText } from '../text/truncateText.ts';
import { type ListedItem, toListedItems, toStoredItems } from './listedItem.ts';
import { getListType } from './ranking.ts';
import { isListTag, type ListTag, listTypes, storedTagSchema } from './tags.ts';

/** A list document as Firestore holds it (docs/data-model.md). */
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
  isPublic: z.boolean(),
  public: z.optional(z.boolean()),
  hidden: z.optional(z.literal(true)),
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
  changedAt: z.optional(storedTimeSchema),
  upvoteCount: z.int(),
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
  /** False when the list or its older `public` field says so: then only the owner sees it. */
  readonly isPublic: boolean;
  /** Whether a curator hid it; the owner cannot make it public then. */
  readonly isHidden: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The last change of anything, votes too: of two copies of a list the later one knows more. */
  readonly changedAt: string;
  readonly upvoteCount: number;
};

/**
 * Reads a stored list.
 * @throws z.core.$ZodError when the document is not one.
 */
export function parseList(document: unknown): RankedList {
  const { itemIds, itemSeasonIds, tags, ...stored } = storedListSchema.parse(document);
  return {
    ...stored,
    tags: tags.filter(isListTag),
    items: toListedItems({ itemIds, itemSeasonIds }),
    isPublic: stored.isPublic && stored.public !== false,
    isHidden: stored.hidden === true,
    changedAt: stored.changedAt ?? stored.updatedAt,
  };
}

/** What a fan enters in the creator. */
export type ListContent = {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly ListTag[];
  readonly items: readonly ListedItem[];
};

export const emptyContent: ListContent = { name: '', description: '', tags: [], items: [] };

export const NAME_MISSING = 'Please enter a name for your list';

/** The words for what keeps a list from being saved, or undefined. Limits are kept by the fields and the rules. */
export function findContentProblem({ name }: Pick<ListContent, 'name'>): string | undefined {
  return name.trim() === '' ? NAME_MISSING : undefined;
}

/** The fields of a list document that its content decides; text is trimmed and cut to its limit. */
export function toStoredContent({ name, description, tags, items }: ListContent) {
  const type = getListType(items);
  return {
    name: truncateText(name, LIST_NAME_MAX),
    description: truncateText(description, LIST_DESCRIPTION_MAX),
    tags: [...tags, type],
    tagSet: Object.fromEntries(tags.map((tag) => [tag, true as const])),
    type,
    ...toStoredItems(items),
  };
}

/** What the content of a list is worth as an edit: equal contents save the same document. */
export function isSameContent(a: ListContent, b: ListContent): boolean {
  // The answer for most of what is asked, at every step of a row through a long list.
  const hasSameOrder =
    a.items.length === b.items.length && a.items.every(({ id }, place) => id === b.items[place]?.id);
  return hasSameOrder && JSON.stringify(toStoredContent(a)) === JSON.stringify(toStoredContent(b));
}

/** One place of a list of lists. A document that could not be read keeps its place and leaves the others standing. */
export type ListEntry = { readonly key: ListKey; readonly list?: RankedList };

/** Why a list's page has nothing to show. */
export type MissingListReason = 'noUser' | 'noLists' | 'noList';

/** The part of a list that its owner edits. */
export function getContent({ name, description, tags, items }: RankedList): ListContent {
  return { name, description, tags, items };
}
