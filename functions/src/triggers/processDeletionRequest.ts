import { onDocumentCreated } from 'firebase-functions/firestore';
import { removeAccount } from '../accountDeletion/removeAccount.ts';
import { authUsers } from '../platform/authUsers.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';

/**
 * Removes an account that its fan wished away. What a run leaves undone, by an error or at the end of its time, the retry
 * does; what a day of retries left undone, `reconcile` takes up.
 */
export const processDeletionRequest = onDocumentCreated(
  { ...triggerOptions, document: 'accountDeletions/{uid}' },
  async ({ params: { uid } }) => {
    const removed = await removeAccount({ db: firestore, authUsers }, uid);
    log.info('account.deleted', { uid, removed });
  },
);
