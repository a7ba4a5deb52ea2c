import { ACCOUNT_SIGNED_OUT, isRecentSignIn, SIGN_IN_AGAIN } from '@outrank/shared/accounts/accountDeletion';
import { HttpsError, onCall } from 'firebase-functions/https';
import { requestDeletion } from '../accountDeletion/requestDeletion.ts';
import { callableOptions } from '../platform/callableOptions.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';

/** Deletes the caller's account. It requires a recent sign-in, so that a forgotten session cannot. */
export const deleteAccount = onCall(callableOptions, async ({ auth }) => {
  if (!auth) throw new HttpsError('unauthenticated', ACCOUNT_SIGNED_OUT);
  if (!isRecentSignIn(auth.token.auth_time, Date.now())) {
    throw new HttpsError('failed-precondition', SIGN_IN_AGAIN);
  }
  try {
    await requestDeletion(firestore, auth.uid);
    log.info('account.deletionRequested', { uid: auth.uid });
  } catch (error) {
    log.error('account.deletionRequestFailed', { uid: auth.uid }, error);
    throw new HttpsError('unavailable', 'The account could not be deleted. Please try again.');
  }
});
