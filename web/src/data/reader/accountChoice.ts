import { spoilerChoicePath, storedSpoilerChoiceSchema } from '@outrank/shared/documents/spoilerChoice';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { db } from '#data/firebase/firestore.ts';
import { readOne } from '#data/firebase/queries.ts';
import { readIdentity } from '#data/session/auth.ts';
import { localChoice, saveLocalChoice, saveUndecided, toChoice } from './localChoice.ts';

/** Saves the browser's choice in the account. It stays unsaved when the user changes it meanwhile. */
async function upload(uid: string): Promise<void> {
  const choice = toChoice(localChoice.get());
  saveLocalChoice(choice, uid, false);
  const saved = localChoice.get();
  await setDoc(doc(db, spoilerChoicePath(uid)), { ...choice, at: serverTimestamp() });
  if (localChoice.get() === saved) saveLocalChoice(choice, uid, true);
}

/**
 * Saves what the signed-in user has just chosen. Without a session the choice stays the browser's.
 * @throws FirebaseError when the connection is lost; the next session saves it then.
 */
export async function uploadChoice(): Promise<void> {
  const identity = await readIdentity();
  if (identity) await upload(identity.uid);
}

/**
 * Makes the account and this browser agree, with one read. A choice that this browser could not save yet replaces the
 * account's. Otherwise the account's replaces the browser's. An account without one takes over a visitor's choice, but none
 * that another account made here.
 * @throws FirebaseError when the connection is lost.
 */
export async function syncChoice(uid: string): Promise<void> {
  const local = localChoice.get();
  if (local.uid === uid && !local.isSaved) return upload(uid);
  const stored = await readOne(spoilerChoicePath(uid), storedSpoilerChoiceSchema);
  // The user has chosen meanwhile.
  if (localChoice.get() !== local) return;
  if (stored) saveLocalChoice(stored, uid, true);
  else if (local.isDecided && local.uid === null) await upload(uid);
  else saveUndecided(uid);
}
