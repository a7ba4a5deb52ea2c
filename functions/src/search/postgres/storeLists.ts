import { type ListKey, listKeyText, listPath, parseListKey } from '@outrank/shared/documents/list';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ClientBase, Pool } from 'pg';
import { getListKey, lastEditedLists } from '../../platform/contentQueries.ts';
import { HIDDEN, type SearchableList, searchedFields, toSearchableList } from '../searchableList.ts';

/** A user's lists that may have changed just before a search. */
const EDITED_MAX = 10;

/** A function that read a list writes it within this time, or was ended. */
const TOMBSTONE_AGE_MICROSECONDS = 3_600_000_000;

/** A list as a read showed it; without `list` it was missing or private. */
export type SeenList = {
  readonly key: string;
  readonly seenAt: number;
  readonly list?: SearchableList | undefined;
};

/** The time of a read as the database stores it: microseconds since 1970. */
export function toSeenAt({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}

/** Stores a list as it is now, whatever happened to it. Safe to repeat, and in any order. */
export async function syncList(db: Firestore, pool: Pool, listKey: ListKey): Promise<void> {
  const [document] = await db.getAll(db.doc(listPath(listKey)), { fieldMask: searchedFields });
  if (!document) throw new Error('Firestore gave no document.');
  const seen = toSeenList(document);
  await storeLists(pool, [seen]);
  if (!seen.list) await removeOldTombstones(pool, seen.seenAt);
}

/** Stores the lists that a user edited last, without waiting for their events. The browser leaves out deleted ones itself. */
export async function syncLastEdited(db: Firestore, pool: Pool, uid: string): Promise<void> {
  const { docs } = await lastEditedLists(db, uid)
    .limit(EDITED_MAX)
    .select(...searchedFields)
    .get();
  await storeLists(pool, docs.map(toSeenList));
}

/** What a read of a document tells about its list. */
export function toSeenList(document: DocumentSnapshot): SeenList {
  const key = listKeyText(getListKey(document.ref));
  const list = document.exists ? toSearchableList(key, document.data()) : undefined;
  return { key, seenAt: toSeenAt(document.readTime), list };
}

/** Stores lists as they were read. A read that is older than what is stored changes nothing, in whichever order they arrive. */
export async function storeLists(database: Pool | ClientBase, lists: readonly SeenList[]): Promise<void> {
  await database.query(
    `INSERT INTO lists SELECT * FROM json_populate_recordset(NULL::lists, $1)
     ON CONFLICT (key) DO UPDATE SET seen_at = excluded.seen_at, text = excluded.text, flags = excluded.flags,
       created_at = excluded.created_at, upvote_count = excluded.upvote_count
     WHERE lists.seen_at < excluded.seen_at`,
    [JSON.stringify(lists.map(toRow))],
  );
}

/** Removes tombstones that no read can be older than; at most so many, or all. */
export async function removeOldTombstones(
  database: Pool | ClientBase,
  now: number,
  most: number | 'all' = 100,
): Promise<void> {
  await database.query(
    `WITH old AS (SELECT key FROM lists WHERE text IS NULL AND seen_at < $1 LIMIT $2)
     DELETE FROM lists USING old WHERE lists.key = old.key AND text IS NULL AND seen_at < $1`,
    [now - TOMBSTONE_AGE_MICROSECONDS, most === 'all' ? null : most],
  );
}

// The names are those of the columns.
function toRow({ key, seenAt, list }: SeenList) {
  const row = { key: toStoredText(key), user_id: toStoredText(parseListKey(key).userId), seen_at: seenAt };
  if (!list || (list.flags & HIDDEN) !== 0) return row;
  const { text, flags, createdAt, upvoteCount } = list;
  return { ...row, text: toStoredText(text), flags, created_at: createdAt, upvote_count: upvoteCount };
}

/** A text as the database can store it: it has no NUL. No text contains U+FFFF, which is no character. */
export function toStoredText(text: string): string {
  return text.replaceAll('\0', '\uffff');
}
