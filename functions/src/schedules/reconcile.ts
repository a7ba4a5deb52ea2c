import { onSchedule } from 'firebase-functions/scheduler';
import { removeAccount } from '../erasure/removeAccount.ts';
import { firestore } from '../platform/firestore.ts';
import { identities } from '../platform/identities.ts';
import { log } from '../platform/log.ts';
import { accountDeletions } from '../platform/queries.ts';
import { repairEverything } from '../reconcile/repairEverything.ts';

/** Every night, before a week's edition is frozen: drift is an error to look into, though it is repaired by then. */
export const reconcile = onSchedule(
  {
    schedule: '0 3 * * *',
    timeZone: 'Etc/UTC',
    region: 'us-central1',
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 1800,
  },
  async () => {
    const drifts = await repairEverything(firestore, new Date());
    for (const drift of drifts) log.error('reconcile.drift', drift);
    log.info('reconcile.finished', { drifts: drifts.length });
    await finishErasures();
  },
);

// The event of a wish is retried for a day and then given up.
async function finishErasures(): Promise<void> {
  const { docs } = await accountDeletions(firestore).get();
  for (const { id: uid } of docs) {
    const removed = await removeAccount({ db: firestore, identities }, uid);
    log.warn('account.erasedLate', { uid, removed });
  }
}
