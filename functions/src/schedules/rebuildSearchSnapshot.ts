import { REGION } from '@outrank/shared/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { rebuildSnapshot } from '../search/rebuildSnapshot.ts';

/** Rebuilds the snapshot from which new instances of `searchLists` start. */
export const rebuildSearchSnapshot = onSchedule(
  {
    schedule: 'every 60 minutes',
    region: REGION,
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  async () => {
    const written = await rebuildSnapshot(firestore, new Date());
    log.info('searchSnapshot.rebuilt', written);
  },
);
