import { onDocumentCreated } from 'firebase-functions/firestore';
import { removeAccount } from '../accountDeletion/removeAccount.ts';
import { authUsers, firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { cascadeOptions } from '../platform/options.ts';

/**
 * Removes the account of a deletion request. A run that fails or exceeds its time is continued by the retry, and after a day
 * of retries by `reconcile`.
 */
export const processDeletionRequest = onDocumentCreated(
  { ...cascadeOptions, document: 'accountDeletions/{uid}' },
  async ({ params: { uid } }) => {
    const removed = await removeAccount({ db: firestore, authUsers }, uid);
    log.info('account.deleted', { uid, removed });
  },
);
