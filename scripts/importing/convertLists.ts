import {
  type ListKey,
  listKeyText,
  listPath,
  listTexts,
  toStoredTexts,
} from '@outrank/shared/documents/list';
import { upvotePath } from '@outrank/shared/documents/reactions';
import { listTypes, type StoredTag, storedTagSchema } from '@outrank/shared/documents/tags';
import { toDayNumber } from '@outrank/shared/documents/timestamp';
import { deriveFields } from '@outrank/shared/lists/listContent';
import type * as z from 'zod/mini';
import { convertText, type DocumentGroup, listUids, type Notes, parseFields } from './conversion.ts';
import { convertItems } from './convertItems.ts';
import { listSchema } from './originalSchemas.ts';

const DEFAULT_NAME = 'Untitled ranking';

/** The rules allow only such ids to be deleted. */
const LIST_ID = /^list_[0-9]{1,16}$/;

type Original = z.infer<typeof listSchema> & { readonly id: string };
type Owner = { readonly userId: string; readonly userName: string };

/** Converts a user's lists with their upvotes. Of two lists with one id, the later save wins. */
export function convertLists(owner: Owner, values: readonly unknown[], notes: Notes): DocumentGroup[] {
  const path = `userLists/${owner.userId}`;
  const newest = new Map<string, Original>();
  for (const [index, value] of values.entries()) {
    const list = parseFields(listSchema, value, `${path} lists[${index}]`, notes);
    if (list?.id === undefined || !LIST_ID.test(list.id)) {
      notes.lost(`${path} lists[${index}]`, 'is no list with an id of list_ and a number');
      continue;
    }
    const other = newest.get(list.id);
    if (other) notes.lost(`${path} ${list.id}`, 'is there twice; the later save is imported');
    if (!other || getSaveTime(list) >= getSaveTime(other)) newest.set(list.id, { ...list, id: list.id });
  }
  return [...newest.values()].map((list) => convertList(owner, list, notes));
}

function getSaveTime({ updatedAt, createdAt }: z.infer<typeof listSchema>): number {
  return (updatedAt ?? createdAt)?.getTime() ?? 0;
}

function convertList(owner: Owner, list: Original, notes: Notes): DocumentGroup {
  const key: ListKey = { userId: owner.userId, listId: list.id };
  const path = listKeyText(key);
  const createdAt = list.createdAt ?? parseIdTime(list.id);
  const upvotes = listUids(list.upvotes, `${path} upvotes`, notes).map((uid) => ({
    path: upvotePath(uid, key),
    data: { ...key, at: createdAt },
  }));
  const data = {
    id: list.id,
    ...owner,
    ...convertContent(list, path, notes),
    isPublic: isPublic(list, path, notes),
    createdAt,
    createdDay: toDayNumber(createdAt),
    updatedAt: list.updatedAt ?? createdAt,
    upvoteCount: upvotes.length,
    // Functions count the comments, of which some may have been deleted since.
    commentCount: 0,
    countedAt: createdAt,
  };
  return { kind: 'lists', document: { path: listPath(key), data }, related: upvotes };
}

/** The original app shows a list without the field to everybody. What says neither yes nor no stays private. */
function isPublic(list: Original, path: string, notes: Notes): boolean {
  const given = [list.isPublic, list.public].filter((value) => value !== undefined);
  if (given.some((value) => typeof value !== 'boolean'))
    notes.changed(path, 'does not say whether it is public and becomes private');
  return given.every((value) => value === true);
}

/** An id contains the time of the list's creation; a future time counts as 1970. */
function parseIdTime(id: string): Date {
  const time = Number(id.slice('list_'.length));
  return new Date(time <= Date.now() ? time : 0);
}

function convertContent(list: Original, path: string, notes: Notes) {
  const texts = toStoredTexts((field) =>
    convertText(list[field], { field, max: listTexts[field].max }, path, notes),
  );
  if (texts.name === '') notes.changed(path, `has no name and is called ${DEFAULT_NAME}`);
  const { type, ...items } = convertItems(list.contestants, path, notes);
  const tags = convertTags(list.tags, path, notes);
  const tagSet = Object.fromEntries(tags.map((tag) => [tag, true]));
  const name = texts.name || DEFAULT_NAME;
  return { ...texts, name, tags: [...tags, type], tagSet, type, ...items, ...deriveFields(items) };
}

/** The tags that an author chooses, each once. The type tag is computed from the items instead. */
export function convertTags(values: readonly unknown[], path: string, notes: Notes): StoredTag[] {
  const known = values.flatMap((value) => storedTagSchema.safeParse(value).data ?? []);
  notes.lost(path, 'unknown tags are dropped', values.length - known.length);
  return [...new Set(known)].filter((tag) => !(listTypes as readonly string[]).includes(tag));
}
