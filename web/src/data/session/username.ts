import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import { updateProfile } from 'firebase/auth';
import { doc, type Firestore, setDoc } from 'firebase/firestore/lite';
import { readIdentity } from './auth.ts';

/**
 * Changes the user's name in the public profile and at the identity provider. A trigger copies it to the user's lists and
 * comments. The provider's name is only a fallback for the profile's, so its update may fail.
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
