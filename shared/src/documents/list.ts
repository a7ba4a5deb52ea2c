import * as z from 'zod/mini';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX, NOTE_MAX } from '../limits.ts';
import { knownEntries, knownMembers } from '../members.ts';
import {
  type DocumentKind,
  deletedWithAccount,
  getCollectionId,
  ofNobody,
  type TextField,
  toPath,
} from './documentKind.ts';
import { listTypes } from './tags.ts';
import { storedTimeSchema } from './timestamp.ts';

export type ListKey = { readonly userId: string; readonly listId: string };

/** A list's key as one text: `{userId}~{listId}`. */
export function listKeyText({ userId, listId }: ListKey): string {
  return `${userId}~${listId}`;
}

/** Parses what `listKeyText` returns. A list id contains no `~`. */
export function parseListKey(text: string): ListKey {
  const end = text.lastIndexOf('~');
  return { userId: text.slice(0, end), listId: text.slice(end + 1) };
}

/** Creates the id of a new list. `timestamp` is in milliseconds since 1970. */
export function createListId(timestamp: number): string {
  return `list_${timestamp}`;
}

/** The two parallel arrays of a list document. The second entry of a season is `''`. */
export type StoredItems = { itemIds: string[]; itemSeasonIds: string[] };

/** The notes of a list or a draft as stored, by item id. */
export type StoredNotes = Readonly<Record<string, string>>;

export const storedNotesSchema = knownEntries(z.string());

/** The list that a list started from. */
export const basedOnSchema = z.object({ userId: z.string(), listId: z.string() });

/** The ISO week (`2026-W47`, UTC) of the last save, and the ids in their order before that week. */
const lastWeekSchema = z.object({ week: z.string(), itemIds: z.array(z.string()) });
export type LastWeek = Readonly<z.infer<typeof lastWeekSchema>>;

type ListTextField = TextField & {
  /** Of its field in the editor. */
  readonly label: string;
  /** The lines of that field. One that has several may have line breaks. */
  readonly rows: number;
  /** Where readers see it. `weeklyTop/current` holds no more than cards show. */
  readonly seenOn: readonly ('page' | 'card')[];
  /** Whether the search looks for words in it. */
  readonly isSearched: boolean;
};

/**
 * The texts that a fan writes about a list, its name first. Editor, pages, drafts, reports, search and spoiler shield go through
 * them. docs/recipes.md says how to add one. None is copied when a list starts from another, whose words are somebody else's.
 */
export const listTexts = {
  name: { label: 'List Name', max: LIST_NAME_MAX, rows: 1, seenOn: ['page', 'card'], isSearched: true },
  description: {
    label: 'List Description',
    max: LIST_DESCRIPTION_MAX,
    rows: 3,
    seenOn: ['page'],
    isSearched: true,
  },
} as const satisfies Readonly<Record<string, ListTextField>>;
export type ListText = keyof typeof listTexts;

/** The texts of a list of which something is true. */
export function findListTexts(is: (field: ListTextField, text: ListText) => boolean): ListText[] {
  return (Object.keys(listTexts) as ListText[]).filter((text) => is(listTexts[text], text));
}

/** The texts beside the name, which stands for the list in headings and links. */
export const detailTexts = findListTexts((_, text) => text !== 'name');

/** Something for each text of a list. */
export function mapListTexts<Value>(create: (text: ListText) => Value): Record<ListText, Value> {
  const texts = Object.keys(listTexts) as ListText[];
  return Object.fromEntries(texts.map((text) => [text, create(text)])) as Record<ListText, Value>;
}

/** A list document as stored (docs/data-model.md). */
export const storedListSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  name: z.string(),
  description: z.string(),
  /** Also those that only a newer version knows. */
  tags: knownMembers(z.string()),
  type: z.enum(listTypes),
  itemIds: z.array(z.string()),
  itemSeasonIds: z.array(z.string()),
  notes: z.optional(storedNotesSchema),
  /** The order before the week of the last save; undefined before the second save. */
  lastWeek: z.optional(lastWeekSchema),
  isPublic: z.boolean(),
  public: z.optional(z.boolean()),
  hidden: z.optional(z.literal(true)),
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
  changedAt: z.optional(storedTimeSchema),
  upvoteCount: z.int(),
  /** Comments and replies that everybody who may read the list sees. */
  commentCount: z._default(z.int(), 0),
  /** Upvotes up to this time are counted in `upvoteCount`; undefined before the first count. */
  countedAt: z.optional(storedTimeSchema),
  /** The list that this one started from. It may be gone, or not visible to the reader. */
  basedOn: z.optional(basedOnSchema),
});

/** Of the texts of a list. */
export const listTextSchemas = z.pick(
  storedListSchema,
  mapListTexts(() => true as const),
).shape;

/** The texts of a list or a draft. One that was added later may be missing in what is stored, which stands for a blank one. */
export type ListTexts = Readonly<Pick<z.input<typeof storedListSchema>, ListText>>;

export function getListText(texts: ListTexts, text: ListText): string {
  return texts[text] ?? '';
}

/** The texts as stored. A blank one that was added later is left out, so that what was stored before it stays the same. */
export function toStoredTexts(toText: (text: ListText) => string): ListTexts {
  const isNeeded = ([text, words]: [string, string]) =>
    words !== '' || !listTextSchemas[text as ListText].safeParse(undefined).success;
  return Object.fromEntries(Object.entries(mapListTexts(toText)).filter(isNeeded)) as ListTexts;
}

export const listKind = {
  path: 'userLists/{uid}/lists/{listId}',
  owner: 'uid',
  cardinality: 'many',
  life: { ...deletedWithAccount, copiedName: 'userName' },
  schema: storedListSchema,
  queryOnly: ['tagSet', 'createdDay', 'castOf', 'notedIds', 'topIds'],
  serverOnly: ['public', 'hidden', 'countedAt'],
  texts: { ...listTexts, notes: { max: NOTE_MAX } },
  tombstonePath: ({ uid = '', listId = '' }) => deletedListPath({ userId: uid, listId }),
} as const satisfies DocumentKind;

/** The collection group of all users' lists. */
export const LISTS_GROUP = getCollectionId(listKind);
export const listsPath = (uid: string) => toPath(listKind.path, uid);
export const listPath = ({ userId, listId }: ListKey) => toPath(listKind.path, userId, listId);

/** Tombstones that keep the ids of deleted lists from being reused: a new list would take over the votes and comments. */
export const deletedListKind = {
  path: 'deletedLists/{listKey}',
  ...ofNobody,
  schema: z.object({ at: storedTimeSchema }),
} as const satisfies DocumentKind;

export const DELETED_LISTS = toPath(deletedListKind.path);
export const deletedListPath = (key: ListKey) => toPath(deletedListKind.path, listKeyText(key));
