import { setTimeout as wait } from 'node:timers/promises';
import { REGION } from '@outrank/shared/region';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { resources } from '../platform/resources.ts';
import { untilDue } from '../platform/taskRequests.ts';
import { publishTaskSchema } from '../tally/requestPublication.ts';
import { writeTopTen } from '../tally/writeTopTen.ts';

/** Publishes a category's results after the second in which its ballots changed. */
export const publishTopTen = onTaskDispatched(
  {
    region: REGION,
    ...resources.publishing,
    timeoutSeconds: 120,
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    rateLimits: {
      maxConcurrentDispatches: resources.publishing.concurrency * resources.publishing.maxInstances,
    },
  },
  async ({ data }) => {
    const { category, dueAt } = publishTaskSchema.parse(data);
    await wait(untilDue(dueAt, Date.now()));
    const isWritten = await writeTopTen(firestore, category);
    log.info('topTen.published', { category, isWritten });
  },
);
