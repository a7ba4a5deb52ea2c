import {
  NOTHING_TO_SHARE,
  SHARE_BLOCKED,
  SHARE_SIGNED_OUT,
  SHARED_TOO_OFTEN,
  type ShareAnswer,
  type ShareRequest,
  shareRequestSchema,
} from '@outrank/shared/sharing/shareCall';
import { HttpsError, onCall } from 'firebase-functions/https';
import { firestore } from '../platform/app.ts';
import { requireGoogleUser } from '../platform/googleUser.ts';
import { log } from '../platform/log.ts';
import { provenCallableOptions } from '../platform/options.ts';
import { type ShareResult, storeShare } from '../sharing/storeShare.ts';

const refusals = {
  blocked: new HttpsError('permission-denied', SHARE_BLOCKED),
  missing: new HttpsError('not-found', NOTHING_TO_SHARE),
  tooOften: new HttpsError('resource-exhausted', SHARED_TOO_OFTEN),
};

/** Shares a ranking as it is now, under an address that anybody can open. Safe to repeat. */
export const share = onCall(provenCallableOptions, async ({ auth, data }): Promise<ShareAnswer> => {
  const caller = requireGoogleUser(auth, SHARE_SIGNED_OUT);
  const request = shareRequestSchema.safeParse(data);
  if (!request.success) throw new HttpsError('invalid-argument', 'This is nothing to share.');
  const result = await tryToShare(caller, request.data);
  if (result.status !== 'shared') {
    log.warn('share.refused', { uid: caller.uid, status: result.status });
    throw refusals[result.status];
  }
  log.info('share.created', { uid: caller.uid, kind: request.data.kind });
  return { id: result.id, hasNames: result.hasNames };
});

async function tryToShare(
  caller: ReturnType<typeof requireGoogleUser>,
  request: ShareRequest,
): Promise<ShareResult> {
  try {
    return await storeShare(firestore, caller, request, new Date());
  } catch (error) {
    log.error('share.failed', { uid: caller.uid }, error);
    throw new HttpsError('unavailable', 'This could not be shared. Please try again.');
  }
}
