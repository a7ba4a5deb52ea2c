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
import { doc, setDoc } from 'firebase/firestore/lite';
import { callFunction } from '#data/firebase/callFunction.ts';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { readOne } from '#data/firebase/queries.ts';
import type { Author } from './auth.ts';
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
