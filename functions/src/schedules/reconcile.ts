import { REGION } from '@outrank/shared/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { resumeDeletions } from '../accountDeletion/resumeDeletions.ts';
import { firestore } from '../platform/firestore.ts';
import { identities } from '../platform/identities.ts';
import { log } from '../platform/log.ts';
import { repairEverything } from '../reconcile/repairEverything.ts';

/**
 * Every night, before a week's edition is frozen: drift is an error to look into, though it is repaired by then. Fans who left
 * come first, so that they are gone whatever the rest meets.
 */
export const reconcile = onSchedule(
  {
    schedule: '0 3 * * *',
    timeZone: 'Etc/UTC',
    region: REGION,
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 1800,
  },
  async () => {
    const now = new Date();
    await resumeDeletions({ db: firestore, identities }, now);
    const drifts = await repairEverything(firestore, now);
    for (const drift of drifts) log.error('reconcile.drift', drift);
    log.info('reconcile.finished', { drifts: drifts.length });
  },
);
