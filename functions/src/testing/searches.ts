import { deletedListPath, type ListKey, listPath } from '@outrank/shared/firestore/documentPaths';
import { everything } from '@outrank/shared/lists/browseFilter';
import { FieldValue } from 'firebase-admin/firestore';
import { liveCatalogue } from '../search/liveCatalogue.ts';
import { db } from './emulator.ts';

/** A search with a clock that the test moves, in milliseconds. */
export function startSearch() {
  const clock = { now: 1_000_000 };
  const upToDate = liveCatalogue(db, () => clock.now);
  const totalOf = async (text: string, isFresh = false) =>
    (await upToDate(isFresh)).find({ filter: { ...everything, text }, page: 0 }, new Set()).total;
  const wait = (milliseconds: number) => {
    clock.now += milliseconds;
  };
  return { totalOf, wait };
}

/** Changes a list as its fan does. */
export function changeList(key: ListKey, fields: object) {
  return db.doc(listPath(key)).update({ ...fields, changedAt: FieldValue.serverTimestamp() });
}

/** Deletes a list as its fan does. */
export async function deleteList(key: ListKey) {
  const batch = db.batch();
  batch.delete(db.doc(listPath(key)));
  batch.set(db.doc(deletedListPath(key)), { at: FieldValue.serverTimestamp() });
  await batch.commit();
}
