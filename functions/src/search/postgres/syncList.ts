import { type ListKey, listKeyText, listPath } from '@outrank/shared/documents/list';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Pool } from 'pg';
import { getListKey, lastEditedLists } from '../../platform/contentQueries.ts';
import { searchedFields, toSearchableList } from '../searchableList.ts';
import { removeOldTombstones, type SeenList, storeLists, toSeenAt } from './storeLists.ts';

/** A user's lists that may have changed just before a search. */
const EDITED_MAX = 10;

/** Stores a list as it is now, whatever happened to it. Safe to repeat, and in any order. */
export async function syncList(db: Firestore, pool: Pool, listKey: ListKey): Promise<void> {
  const [document] = await db.getAll(db.doc(listPath(listKey)), { fieldMask: [...searchedFields] });
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
