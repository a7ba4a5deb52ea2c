import {
  CURATORS_ONLY,
  type ModerateRequest,
  moderateRequestSchema,
} from '@outrank/shared/moderation/moderateCall';
import { HttpsError, onCall } from 'firebase-functions/https';
import { applyDecision } from '../moderation/applyDecision.ts';
import { callableOptions } from '../platform/callableOptions.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';

/** Hides, restores and keeps what was reported, blocks accounts and frees them. It does no harm to ask twice. */
export const moderate = onCall(callableOptions, async ({ auth, data }) => {
  if (auth?.token.curator !== true) throw new HttpsError('permission-denied', CURATORS_ONLY);
  const request = moderateRequestSchema.safeParse(data);
  if (!request.success) throw new HttpsError('invalid-argument', 'This is nothing to decide.');
  return { isDone: await isCarriedOut(auth.uid, request.data) };
});

async function isCarriedOut(curator: string, request: ModerateRequest): Promise<boolean> {
  const about = { curator, action: request.action };
  try {
    const isDone = await applyDecision(firestore, curator, request, new Date());
    log.info('moderation.decided', { ...about, isDone });
    return isDone;
  } catch (error) {
    log.error('moderation.failed', about, error);
    throw new HttpsError('unavailable', 'That could not be done. Please try again.');
  }
}
