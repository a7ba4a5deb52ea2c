import {
  ACCOUNT_SIGNED_OUT,
  DELETED_TOO_OFTEN,
  isRecentSignIn,
  SIGN_IN_AGAIN,
} from '@outrank/shared/accounts/accountCalls';
import { HttpsError, onCall } from 'firebase-functions/https';
import { requestDeletion } from '../accountDeletion/requestDeletion.ts';
import { authUsers, firestore } from '../platform/app.ts';
import { requireGoogleUser } from '../platform/googleUser.ts';
import { log } from '../platform/log.ts';
import { provenCallableOptions } from '../platform/options.ts';

/** Deletes the caller's account. It requires a recent sign-in, so that a forgotten session cannot. */
export const deleteAccount = onCall(provenCallableOptions, async ({ auth }) => {
  const { uid, googleId } = requireGoogleUser(auth, ACCOUNT_SIGNED_OUT);
  if (!isRecentSignIn(auth?.token.auth_time ?? 0, Date.now())) {
    throw new HttpsError('failed-precondition', SIGN_IN_AGAIN);
  }
  if (!(await tryToRequest(uid, googleId))) {
    log.warn('account.deletionRefused', { uid });
    throw new HttpsError('resource-exhausted', DELETED_TOO_OFTEN);
  }
});

async function tryToRequest(uid: string, googleId: string): Promise<boolean> {
  try {
    if (!(await requestDeletion(firestore, uid, googleId))) return false;
    // The deletion does this too, but until it starts, signing in again would open the account that is being deleted.
    await authUsers.updateUser(uid, { disabled: true }).catch(() => undefined);
    log.info('account.deletionRequested', { uid, reason: 'asked' });
    return true;
  } catch (error) {
    log.error('account.deletionRequestFailed', { uid }, error);
    throw new HttpsError('unavailable', 'The account could not be deleted. Please try again.');
  }
}
