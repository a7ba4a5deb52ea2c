import { onDocumentWritten } from 'firebase-functions/firestore';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { cascadeOptions } from '../platform/options.ts';

/**
 * Copies a user's name to their lists and comments. It reads the current profile and ignores the event's data, because events
 * may be late, repeated or out of order. A run that fails or exceeds its time is continued by the retry.
 */
export const propagateUserName = onDocumentWritten(
  { ...cascadeOptions, document: 'userLists/{uid}' },
  async ({ params: { uid } }) => {
    const rewritten = await cascadeUserName(firestore, uid);
    log.info('userName.propagated', { uid, rewritten });
  },
);
