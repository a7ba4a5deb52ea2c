import { CLAIMED_TOO_OFTEN, type ClaimAnswer } from '@outrank/shared/accounts/accountCalls';
import { HttpsError, onCall } from 'firebase-functions/https';
import { type Claim, claimAccount as claim } from '../googleAccounts/claimAccount.ts';
import type { Binding } from '../googleAccounts/linkedUsers.ts';
import { authUsers, firestore } from '../platform/app.ts';
import { requireGoogleUser } from '../platform/googleUser.ts';
import { log } from '../platform/log.ts';
import { provenCallableOptions } from '../platform/options.ts';

const SIGNED_OUT = 'You must be logged in to open your account.';

const refusals = {
  gone: new HttpsError('unauthenticated', SIGNED_OUT),
  taken: new HttpsError('failed-precondition', 'This Google account belongs to another account of Outrank.'),
  tooOften: new HttpsError('resource-exhausted', CLAIMED_TOO_OFTEN),
};

/** Makes the caller's account the only one of their Google account. Called again until the answer is `bound`. */
export const claimAccount = onCall(provenCallableOptions, async ({ auth }): Promise<ClaimAnswer> => {
  const caller = requireGoogleUser(auth, SIGNED_OUT);
  const result = await tryToClaim(caller);
  if (result.status === 'bound') return { status: 'bound' };
  if (result.status === 'deleting') {
    if (result.replaced !== undefined)
      log.info('account.deletionRequested', { uid: result.replaced, reason: 'replaced' });
    return { status: 'deleting' };
  }
  log.warn('account.claimRefused', { uid: caller.uid, status: result.status });
  throw refusals[result.status];
});

async function tryToClaim(caller: Binding): Promise<Claim> {
  try {
    return await claim({ db: firestore, authUsers }, caller);
  } catch (error) {
    log.error('account.claimFailed', { uid: caller.uid }, error);
    throw new HttpsError('unavailable', 'Your account could not be opened. Please try again.');
  }
}
