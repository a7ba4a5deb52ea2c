import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/firestore.ts';
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
    for (const drift of drifts) logger.error('reconcile.drift', drift);
    logger.info('reconcile.finished', { drifts: drifts.length });
  },
);
