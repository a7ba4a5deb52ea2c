import { type ListKey, listPath } from '@outrank/shared/documents/list';
import {
  type ListEntry,
  type MissingListReason,
  parseList,
  type RankedList,
} from '@outrank/shared/lists/rankedList';
import { getDocs } from 'firebase/firestore/lite';
import { takeEarlyRead } from '#data/firebase/earlyReads.ts';
import { errorKind } from '#data/firebase/errors.ts';
import { readDocument, toNextPage } from '#data/firebase/queries.ts';
import { readProfile } from '#data/session/readProfile.ts';
import { filteredLists, ownLists, type PageEnd, unorderedPublicLists } from './listFirestoreQueries.ts';
import { type ListsFilter, toListQuery } from './listQuery.ts';

function toEntry(snapshot: PageEnd): ListEntry {
  const [, userId = '', , listId = ''] = snapshot.ref.path.split('/');
  const key = { userId, listId };
  try {
    return { key, list: parseList(snapshot.data()) };
  } catch (error) {
    console.warn(`The list ${snapshot.ref.path} could not be read`, error);
    return { key };
  }
}

export type PageOfLists = { readonly entries: readonly ListEntry[]; readonly next?: PageEnd };

export function toPage(docs: readonly PageEnd[], count: number): PageOfLists {
  return { entries: docs.map(toEntry), ...toNextPage(docs, count) };
}

/** A page of public lists; `next` starts the following page. */
export async function readPublicLists(
  filter: ListsFilter,
  count: number,
  after?: PageEnd,
): Promise<PageOfLists> {
  const early = after ? undefined : await takeEarlyRead({ lists: toListQuery(filter), limit: count });
  const docs = early ?? (await getDocs(filteredLists(filter, count, after))).docs;
  const { entries, ...page } = toPage(docs, count);
  return { ...page, entries: entries.filter(({ list }) => list?.isPublic !== false) };
}

/** A page of a user's own lists, last changed first; `next` starts the following page. */
export async function readOwnLists(uid: string, count: number, after?: PageEnd): Promise<PageOfLists> {
  const { docs } = await getDocs(ownLists(uid, count, after));
  const { entries, ...page } = toPage(docs, count);
  const withName = (entry: ListEntry, index: number): ListEntry => {
    const name: unknown = docs[index]?.data().name;
    return entry.list || typeof name !== 'string' ? entry : { ...entry, name };
  };
  return { ...page, entries: entries.map(withName) };
}

async function findList(key: ListKey): Promise<PageEnd | undefined> {
  try {
    return await readDocument(listPath(key));
  } catch (error) {
    if (errorKind(error) !== 'forbidden') throw error;
    // Every user can read every profile. If this is refused too, the refusal is not about the list.
    await readProfile(key.userId);
    return undefined;
  }
}

/** Reads a list; undefined when it does not exist or is not visible to the user. Throws when the document is broken. */
export async function readList(key: ListKey): Promise<RankedList | undefined> {
  const found = await findList(key);
  return found && parseList(found.data());
}

/** Like `readList`, but a broken document becomes an entry without a list, so that other entries can be shown. */
export async function readEntry(key: ListKey): Promise<ListEntry | undefined> {
  const found = await findList(key);
  return found && toEntry(found);
}

/** Why `readList` found nothing: there is no such user, the user has no public list, or this list does not exist. */
export async function readMissingListReason({ userId }: ListKey): Promise<MissingListReason> {
  if (!(await readProfile(userId))) return 'noUser';
  const { empty } = await getDocs(unorderedPublicLists(userId, 1));
  return empty ? 'noLists' : 'noList';
}

/** The list was saved on another device since this one read it; `stored` is that version. */
export class ListChangedError extends Error {
  override readonly name = 'ListChangedError';
  readonly stored: RankedList;

  constructor(stored: RankedList) {
    super('The list changed meanwhile.');
    this.stored = stored;
  }
}
