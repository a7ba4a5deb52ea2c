import { onDocumentCreated } from 'firebase-functions/firestore';
import { removeAccount } from '../erasure/removeAccount.ts';
import { firestore } from '../platform/firestore.ts';
import { identities } from '../platform/identities.ts';
import { log } from '../platform/log.ts';

/**
 * Removes an account that its fan wished away. What a run leaves undone, by an error or at the end of its time, the retry
 * does; what a day of retries left undone, `reconcile` takes up.
 */
export const eraseAccount = onDocumentCreated(
  { document: 'accountDeletions/{uid}', region: 'us-central1', retry: true, timeoutSeconds: 540 },
  async ({ params: { uid } }) => {
    const removed = await removeAccount({ db: firestore, identities }, uid);
    log.info('account.erased', { uid, removed });
  },
);
