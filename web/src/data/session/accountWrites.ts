import { userListsPath } from '@outrank/shared/documents/account';
import { updateProfile } from 'firebase/auth';
import { callFunction } from '#data/firebase/callFunction.ts';
import { setWithinRate } from '#data/firebase/writeWithinRate.ts';
import { readIdentity } from './auth.ts';

/**
 * Changes the user's name in the public profile and at the identity provider. A trigger copies it to the user's lists and
 * comments. The provider's name is only a fallback for the profile's, so its update may fail.
 * @throws RateLimitError (kind `busy`) when the user has changed the name as often as the limit allows.
 * @throws FirebaseError when the rules refuse it or the connection is lost.
 */
export async function saveUsername(uid: string, displayName: string): Promise<void> {
  await setWithinRate({ uid, kind: 'renames', documentId: uid }, userListsPath(uid), { displayName });
  try {
    const identity = await readIdentity();
    if (identity) await updateProfile(identity, { displayName });
  } catch (error) {
    console.warn('The identity could not be renamed', error);
  }
}

/**
 * Deletes the signed-in user's account. The function returns early, and the user's documents follow. Calling it twice is
 * harmless.
 * @throws FirebaseError when the session is over (`signedOut`), began too long ago (`invalid`), the Google account has deleted
 * too many accounts today (`busy`, with `DELETED_TOO_OFTEN`), or the connection is lost.
 */
export async function deleteAccount(): Promise<void> {
  await callFunction('deleteAccount', {});
}
