import {
  CURATORS_ONLY,
  type ModerateRequest,
  moderateRequestSchema,
} from '@outrank/shared/moderation/moderateCall';
import { HttpsError, onCall } from 'firebase-functions/https';
import { applyDecision } from '../moderation/applyDecision.ts';
import { firestore } from '../platform/app.ts';
import { requireGoogleUser } from '../platform/googleUser.ts';
import { log } from '../platform/log.ts';
import { provenCallableOptions } from '../platform/options.ts';

/** Applies a curator's decision about reported content, a name or an account. Safe to repeat. */
export const moderate = onCall(provenCallableOptions, async ({ auth, data }) => {
  const { uid } = requireGoogleUser(auth, CURATORS_ONLY);
  if (auth?.token.curator !== true) throw new HttpsError('permission-denied', CURATORS_ONLY);
  const request = moderateRequestSchema.safeParse(data);
  if (!request.success) throw new HttpsError('invalid-argument', 'This is nothing to decide.');
  return { isDone: await decide(uid, request.data) };
});

async function decide(curator: string, request: ModerateRequest): Promise<boolean> {
  const details = { curator, action: request.action };
  try {
    const isDone = await applyDecision(firestore, curator, request, new Date());
    log.info('moderation.decided', { ...details, isDone });
    return isDone;
  } catch (error) {
    log.error('moderation.failed', details, error);
    throw new HttpsError('unavailable', "That didn't work. Please try again.");
  }
}
