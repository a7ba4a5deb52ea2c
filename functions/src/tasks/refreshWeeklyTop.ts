import { setTimeout as wait } from 'node:timers/promises';
import { REGION } from '@outrank/shared/region';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { resources } from '../platform/resources.ts';
import { untilDue } from '../platform/taskRequests.ts';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { refreshTaskSchema } from '../weeklyTop/refreshWeeklyTop.ts';

/** Recomputes Home's top lists after the second in which one of them changed. */
export const refreshWeeklyTop = onTaskDispatched(
  {
    region: REGION,
    ...resources.scheduled,
    timeoutSeconds: 120,
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  async ({ data }) => {
    const { dueAt } = refreshTaskSchema.parse(data);
    await wait(untilDue(dueAt, Date.now()));
    const lists = await computeWeeklyTop(firestore, new Date());
    log.info('weeklyTop.recomputed', { lists });
  },
);
