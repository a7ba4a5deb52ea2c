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
import { doc, type Firestore, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { readGoogleId } from './googleId.ts';

/** What an earlier account of the same Google account left is still being removed. Later attempts succeed. */
export class EarlierAccountError extends Error {
  override readonly name = 'EarlierAccountError';
}

/** A curator has blocked the Google account. */
export class BlockedAccountError extends Error {
  override readonly name = 'BlockedAccountError';
}

/** Takes a Google account over from an earlier account of Outrank. */
async function makeOwn({ uid: bound, deleting }: GoogleAccount, uid: string): Promise<void> {
  if (bound === uid) return;
  if (deleting !== undefined) throw new EarlierAccountError();
  const { callFunction } = await import('#data/firebase/callFunction.ts');
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
export async function createProfile(
  db: Firestore,
  { uid, displayName }: { uid: string; displayName: string | null },
): Promise<Profile> {
  const profile = { displayName: toUsername(displayName) };
  const bindingReference = doc(db, googleAccountPath(await readGoogleId(uid)));
  const stored = await getDoc(bindingReference);
  const batch = writeBatch(db);
  if (!stored.exists()) batch.set(bindingReference, { uid, at: serverTimestamp() });
  else await makeOwn(googleAccountSchema.parse(stored.data()), uid);
  const profileReference = doc(db, userListsPath(uid));
  batch.set(profileReference, profile);
  try {
    await batch.commit();
    return profile;
  } catch (error) {
    if (errorKind(error) !== 'forbidden') throw error;
    // Another tab may have created it meanwhile.
    const known = await getDoc(profileReference);
    if (known.exists()) return profileSchema.parse(known.data());
    throw new BlockedAccountError();
  }
}
