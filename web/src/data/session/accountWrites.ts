import { claimAnswerSchema } from '@outrank/shared/accounts/accountCalls';
import { toUsername } from '@outrank/shared/accounts/username';
import {
  type GoogleAccount,
  googleAccountPath,
  googleAccountSchema,
  type Profile,
  profileSchema,
  userListsPath,
} from '@outrank/shared/documents/account';
import { updateProfile } from 'firebase/auth';
import { doc, setDoc } from 'firebase/firestore/lite';
import { callFunction } from '#data/firebase/callFunction.ts';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { readOne } from '#data/firebase/queries.ts';
import { setWithinRate } from '#data/firebase/writeWithinRate.ts';
import { type Author, readIdentity } from './auth.ts';
import { readGoogleId } from './googleId.ts';

/** The content of an earlier account of the same Google account is still being deleted. Later attempts succeed. */
export class EarlierAccountError extends Error {
  override readonly name = 'EarlierAccountError';
}

export class BlockedAccountError extends Error {
  override readonly name = 'BlockedAccountError';
}

/** Binds a Google account to this user, also when it belonged to an earlier account of Outrank. */
async function makeOwn(stored: GoogleAccount | null, uid: string): Promise<void> {
  if (stored?.uid === uid) return;
  if (stored?.deleting !== undefined) throw new EarlierAccountError();
  const { status } = claimAnswerSchema.parse(await callFunction('claimAccount', {}));
  if (status === 'deleting') throw new EarlierAccountError();
}

/**
 * Creates the profile of a user who has none, named as the identity, and binds the Google account to this user.
 * @throws EarlierAccountError while an earlier account of the same Google account is being deleted.
 * @throws BlockedAccountError when the Google account is blocked.
 * @throws FirebaseError when the Google account has changed accounts too often today (`CLAIMED_TOO_OFTEN`), the connection is
 * lost or the session is over.
 */
export async function createProfile({ uid, displayName }: Author): Promise<Profile> {
  const profile = { displayName: toUsername(displayName) };
  const stored = await readOne(googleAccountPath(await readGoogleId(uid)), googleAccountSchema);
  await makeOwn(stored, uid);
  try {
    await setDoc(doc(db, userListsPath(uid)), profile);
    return profile;
  } catch (error) {
    if (errorKind(error) !== 'forbidden') throw error;
    // Another tab may have created it meanwhile.
    const known = await readOne(userListsPath(uid), profileSchema);
    if (known) return known;
    // A curator has reset the name of an earlier account today.
    if (displayName !== null) return createProfile({ uid, displayName: null });
    throw new BlockedAccountError();
  }
}

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
