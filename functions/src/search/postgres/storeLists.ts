import { type ListKey, listKeyText, listPath, parseListKey } from '@outrank/shared/documents/list';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Pool } from 'pg';
import { allLists, getListKey, lastEditedLists } from '../../platform/contentQueries.ts';
import { readPages } from '../../platform/readPages.ts';
import { type SearchableList, searchedFields, toSearchableList } from '../searchableList.ts';
import { createSchema } from './searchPool.ts';

/** A user's lists that may have changed just before a search. */
const EDITED_MAX = 10;

/** Documents that a rebuild reads at once: about four megabytes, because items are left out. */
const REBUILT_PAGE = 2000;

/** A list as a read showed it; without `list` it was missing or private. */
type SeenList = {
  readonly key: string;
  readonly seenAt: number;
  readonly list?: SearchableList | undefined;
};

/** The time of a read as the database stores it: microseconds since 1970. */
function toSeenAt({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}

/** Stores a list as it is now, whatever happened to it. Safe to repeat, and in any order. */
export async function syncList(db: Firestore, pool: Pool, listKey: ListKey): Promise<void> {
  const [document] = await db.getAll(db.doc(listPath(listKey)), { fieldMask: searchedFields });
  if (!document) throw new Error('Firestore gave no document.');
  await storeLists(pool, [toSeenList(document)]);
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
function toSeenList(document: DocumentSnapshot): SeenList {
  const key = listKeyText(getListKey(document.ref));
  const list = document.exists ? toSearchableList(key, document.data()) : undefined;
  return { key, seenAt: toSeenAt(document.readTime), list };
}

/** Stores lists as they were read. A read that is older than what is stored changes nothing, in whichever order they arrive. */
export async function storeLists(pool: Pool, lists: readonly SeenList[]): Promise<void> {
  await pool.query(
    `INSERT INTO lists SELECT * FROM json_populate_recordset(NULL::lists, $1)
     ON CONFLICT (key) DO UPDATE SET seen_at = excluded.seen_at, text = excluded.text, flags = excluded.flags,
       created_at = excluded.created_at, upvote_count = excluded.upvote_count
     WHERE lists.seen_at < excluded.seen_at`,
    [JSON.stringify(lists.map(toRow))],
  );
}

// The names are those of the columns.
function toRow({ key, seenAt, list }: SeenList) {
  const row = { key: toStoredText(key), user_id: toStoredText(parseListKey(key).userId), seen_at: seenAt };
  if (!list) return row;
  const { text, flags, createdAt, upvoteCount } = list;
  return { ...row, text: toStoredText(text), flags, created_at: createdAt, upvote_count: upvoteCount };
}

/** A text as the database can store it: it has no NUL. No text contains U+FFFF, which is no character. */
export function toStoredText(text: string): string {
  return text.replaceAll('\0', '\uffff');
}

/**
 * Stores every list as it is now, and removes those that no longer exist. Changes may happen meanwhile. Safe to interrupt, to
 * repeat and to run twice at once. It reads `page` documents at once, and `onPage` takes the number of those read so far.
 */
export async function rebuildLists(
  db: Firestore,
  pool: Pool,
  { page = REBUILT_PAGE, onPage }: { page?: number; onPage?: (read: number) => void } = {},
) {
  await createSchema(pool);
  // The time of a read, because the database stamps the reads that follow by the same clock.
  const { readTime } = await allLists(db).limit(1).select().get();
  let read = 0;
  for await (const documents of readPages(allLists(db).select(...searchedFields), page)) {
    await storeLists(pool, documents.map(toSeenList));
    read += documents.length;
    onPage?.(read);
  }
  // What exists was seen since the start, by this rebuild or by an event. The rest becomes a tombstone, so that an older read
  // that arrives late does not bring it back.
  const { rowCount } = await pool.query(
    `UPDATE lists SET seen_at = $1, text = NULL, flags = NULL, created_at = NULL, upvote_count = NULL
     WHERE text IS NOT NULL AND seen_at < $1`,
    [toSeenAt(readTime)],
  );
  // The estimates of the planner; autovacuum would make them only later.
  await pool.query('ANALYZE lists');
  return { read, removed: rowCount ?? 0 };
}
