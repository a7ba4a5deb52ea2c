import { REGION } from '@outrank/shared/callables';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { resources } from '../platform/options.ts';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';

/** Recomputes Home's top lists of the week, so that votes and new lists show there within five minutes. */
export const recomputeWeeklyTop = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, ...resources.scheduled },
  async () => {
    const lists = await computeWeeklyTop(firestore, new Date());
    log.info('weeklyTop.recomputed', { lists });
  },
);
