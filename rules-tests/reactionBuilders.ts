import { favoritePath, type ListKey, listPath, upvotePath } from '@outrank/shared/firestore/documentPaths';
import {
  type DocumentData,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { anasList, type Changes, heroes, kept } from './builders.ts';

/** The mark of an upvote, as the web app writes it. */
export function newUpvote(key: ListKey = anasList, changes: Changes = {}): DocumentData {
  return kept({ ...key, at: serverTimestamp(), ...changes });
}

/** The mark of a favorite, as the web app writes it. */
export function newFavorite(key: ListKey = anasList, changes: Changes = {}): DocumentData {
  return kept({ ...key, name: heroes.name, favoritedAt: serverTimestamp(), ...changes });
}

/** What a vote writes on the list. */
export function counted(step: number, changes: Changes = {}): DocumentData {
  return { upvoteCount: increment(step), changedAt: serverTimestamp(), ...changes };
}

type Vote = { readonly key?: ListKey; readonly mark?: Changes; readonly list?: Changes };

/** The batch with which the web app upvotes a list, with what is forged in its place. */
export function upvoting(db: Firestore, uid: string, { key = anasList, mark, list }: Vote = {}): WriteBatch {
  return writeBatch(db)
    .set(doc(db, upvotePath(uid, key)), newUpvote(key, mark))
    .update(doc(db, listPath(key)), counted(1, list));
}

/** The batch with which the web app takes an upvote back. */
export function unvoting(db: Firestore, uid: string, { key = anasList, list }: Vote = {}): WriteBatch {
  return writeBatch(db)
    .delete(doc(db, upvotePath(uid, key)))
    .update(doc(db, listPath(key)), counted(-1, list));
}

/** A vote that was counted before. */
export async function giveUpvote(db: Firestore, uid: string, key: ListKey = anasList) {
  await setDoc(doc(db, upvotePath(uid, key)), newUpvote(key));
  await updateDoc(doc(db, listPath(key)), { upvoteCount: increment(1) });
}

export async function giveFavorite(db: Firestore, uid: string, key: ListKey = anasList) {
  await setDoc(doc(db, favoritePath(uid, key)), newFavorite(key));
}
