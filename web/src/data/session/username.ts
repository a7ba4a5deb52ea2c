import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import { updateProfile } from 'firebase/auth';
import { doc, type Firestore, setDoc } from 'firebase/firestore/lite';
import { readIdentity } from './auth.ts';

/**
 * Changes the fan's name: in the profile that everyone reads, and in the signed-in identity. A trigger carries it on to
 * every list and comment. The identity's name only stands in for the profile's, so that one may fail.
 * @throws FirebaseError when the rules refuse it or the connection is lost.
 */
export async function saveUsername(db: Firestore, uid: string, displayName: string): Promise<void> {
  await setDoc(doc(db, userListsPath(uid)), { displayName });
  try {
    const identity = await readIdentity();
    if (identity) await updateProfile(identity, { displayName });
  } catch (error) {
    console.warn('The identity could not be renamed', error);
  }
}
