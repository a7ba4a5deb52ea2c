import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { FirebaseError } from 'firebase/app';
import { readIdentity } from './auth.ts';

/**
 * The id of this user's Google account.
 * @throws FirebaseError `unauthenticated` when the session is over, or another user's.
 */
export async function readGoogleId(uid: string): Promise<string> {
  const identity = await readIdentity();
  const providers = identity?.uid === uid ? identity.providerData : [];
  const google = providers.find(({ providerId }) => providerId === GOOGLE_PROVIDER);
  if (!google) throw new FirebaseError('unauthenticated', 'The session is over.');
  return google.uid;
}
