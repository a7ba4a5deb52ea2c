import type { RateKind } from '@outrank/shared/accounts/rate';
import { ratePath } from '@outrank/shared/firestore/documentPaths';
import {
  type DocumentData,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  type WriteBatch,
} from 'firebase/firestore';
import { ana, ben, type Changes, kept } from './builders.ts';

/** The rate document that begins a window, as the web app writes it. */
export function newRate(documentId: string, changes: Changes = {}): DocumentData {
  return kept({ documentId, at: serverTimestamp(), windowAt: serverTimestamp(), count: 1, ...changes });
}

/** What the web app merges into the rate document while a window lasts. */
export function nextRate(documentId: string, changes: Changes = {}): DocumentData {
  return { documentId, at: serverTimestamp(), count: increment(1), ...changes };
}

/** Ana and Ben wrote something of each kind just before. */
export async function giveRates(db: Firestore) {
  const kinds: readonly RateKind[] = ['comments', 'lists', 'reports'];
  await Promise.all([ana, ben].flatMap(({ uid }) => kinds.map((kind) => giveRate(db, uid, kind))));
}

export async function giveRate(db: Firestore, uid: string, kind: RateKind, changes: Changes = {}) {
  await setDoc(doc(db, ratePath(uid, kind)), newRate('earlier', changes));
}

/** Who creates what, for the rate document. */
export type Creation = { readonly uid: string; readonly kind: RateKind; readonly id: string };

/** Counts a further creation in the batch. */
export function rating(db: Firestore, batch: WriteBatch, { uid, kind, id }: Creation): WriteBatch {
  return batch.set(doc(db, ratePath(uid, kind)), nextRate(id), { merge: true });
}
