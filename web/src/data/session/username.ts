import { userListsPath } from '@outrank/shared/documents/account';
import { updateProfile } from 'firebase/auth';
import { doc, type Firestore } from 'firebase/firestore/lite';
import { writeWithinRate } from '#data/firebase/rates.ts';
import { readIdentity } from './auth.ts';

/**
 * Changes the user's name in the public profile and at the identity provider. A trigger copies it to the user's lists and
 * comments. The provider's name is only a fallback for the profile's, so its update may fail.
 * @throws RateLimitError (kind `busy`) when the user has changed the name as often as the limit allows.
 * @throws FirebaseError when the rules refuse it or the connection is lost.
 */
export async function saveUsername(db: Firestore, uid: string, displayName: string): Promise<void> {
  await writeWithinRate(db, {
    uid,
    kind: 'renames',
    documentId: uid,
    fill: (batch) => batch.set(doc(db, userListsPath(uid)), { displayName }),
  });
  try {
    const identity = await readIdentity();
    if (identity) await updateProfile(identity, { displayName });
  } catch (error) {
    console.warn('The identity could not be renamed', error);
  }
}
