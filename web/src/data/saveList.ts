import { type ListKey, listPath } from '@outrank/shared/documentPaths';
import { type ListContent, storedContent } from '@outrank/shared/list';
import { dayNumber } from '@outrank/shared/timestamp';
import { doc, type Firestore, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { readServerTime } from './auth.ts';
import { errorKind } from './errors.ts';
import { ensureProfile } from './profile.ts';

type Owner = { readonly uid: string; readonly displayName: string | null };

async function writeNewList(
  db: Firestore,
  key: ListKey,
  userName: string,
  content: ListContent,
  day: number,
) {
  await setDoc(doc(db, listPath(key)), {
    ...storedContent(content),
    id: key.listId,
    userId: key.userId,
    userName,
    isPublic: true,
    createdAt: serverTimestamp(),
    createdDay: day,
    updatedAt: serverTimestamp(),
    changedAt: serverTimestamp(),
    upvoteCount: 0,
  });
}

/**
 * Publishes a new list. `listId` is fixed by the caller, so that a second attempt after a lost answer stores it once.
 * A refusal is tried again with the server's day, because a device's clock may be days off.
 * @throws FirebaseError when the rules refuse it or the connection is lost.
 */
export async function createList(
  db: Firestore,
  owner: Owner,
  listId: string,
  content: ListContent,
): Promise<void> {
  const key = { userId: owner.uid, listId };
  const { displayName } = await ensureProfile(db, owner);
  try {
    await writeNewList(db, key, displayName, content, dayNumber(new Date()));
  } catch (error) {
    if (errorKind(error) !== 'forbidden') throw error;
    const stored = await getDoc(doc(db, listPath(key)));
    if (stored.exists()) await updateList(db, key, content);
    else await writeNewList(db, key, displayName, content, dayNumber(await readServerTime()));
  }
}

/**
 * Saves the content of an existing list in place; creation time and votes stay.
 * @throws FirebaseError of kind `notFound` when the list was deleted meanwhile.
 */
export async function updateList(db: Firestore, key: ListKey, content: ListContent): Promise<void> {
  await updateDoc(doc(db, listPath(key)), {
    ...storedContent(content),
    updatedAt: serverTimestamp(),
    changedAt: serverTimestamp(),
  });
}
