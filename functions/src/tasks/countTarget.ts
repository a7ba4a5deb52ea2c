import { setTimeout as wait } from 'node:timers/promises';
import { REGION } from '@outrank/shared/region';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { countTarget as count, countTaskSchema } from '../counts/countTarget.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { resources } from '../platform/resources.ts';
import { untilDue } from '../platform/taskRequests.ts';

/** Counts the votes, comments or reports of a target after the second in which they changed. */
export const countTarget = onTaskDispatched(
  {
    region: REGION,
    ...resources.waiting,
    timeoutSeconds: 120,
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    // A count on a document that somebody holds waits for a minute, so there is room for others beside it.
    rateLimits: { maxConcurrentDispatches: 500 },
  },
  async ({ data }) => {
    const { dueAt, ...target } = countTaskSchema.parse(data);
    await wait(untilDue(dueAt, Date.now()));
    const isChanged = await count(firestore, target);
    log.info('target.counted', { ...target, isChanged });
  },
);
