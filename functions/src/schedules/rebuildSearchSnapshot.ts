import { REGION } from '@outrank/shared/callables';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { resources } from '../platform/options.ts';
import { isPostgresChosen } from '../platform/searchParams.ts';
import { rebuildSnapshot } from '../search/loadListIndex.ts';

/** Brings the snapshot up to date from which new instances of `searchLists` start. It needs as much memory as those. */
export const rebuildSearchSnapshot = onSchedule(
  {
    omit: isPostgresChosen,
    schedule: 'every 60 minutes',
    region: REGION,
    ...resources.scanning,
    memory: resources.searching.memory,
    timeoutSeconds: 540,
  },
  async () => {
    const written = await rebuildSnapshot(firestore, new Date());
    log.info('searchSnapshot.rebuilt', written);
  },
);
