import { onDocumentCreated } from 'firebase-functions/firestore';
import { withdrawBlocked } from '../moderation/withdrawBlocked.ts';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { cascadeOptions } from '../platform/options.ts';

/**
 * Withdraws what a blocked account has given. It reads the present block, so late and repeated events are safe. A run that
 * fails or exceeds its time is continued by the retry.
 */
export const processBlockedAccount = onDocumentCreated(
  { ...cascadeOptions, document: 'blockedAccounts/{googleId}' },
  async ({ params: { googleId } }) => {
    const removed = await withdrawBlocked(firestore, googleId);
    log.info('account.votesWithdrawn', { googleId, removed });
  },
);
