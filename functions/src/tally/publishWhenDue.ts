import { setTimeout as wait } from 'node:timers/promises';
import { REGION } from '@outrank/shared/region';
import type { Request, TaskQueueOptions } from 'firebase-functions/tasks';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import type { resources } from '../platform/resources.ts';
import { untilDue } from '../platform/taskRequests.ts';
import { publishResults } from './publishResults.ts';
import { publishTaskSchema } from './requestPublication.ts';

/** Options of the tasks that publish. */
export function publicationOptions(size: (typeof resources)['publishing' | 'cascading']) {
  return {
    region: REGION,
    ...size,
    timeoutSeconds: 120,
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: size.concurrency * size.maxInstances },
  } satisfies TaskQueueOptions;
}

/** Publishes the election that a task names. */
export async function publishWhenDue({ data }: Pick<Request, 'data'>): Promise<void> {
  const { election, dueAt } = publishTaskSchema.parse(data);
  await wait(untilDue(dueAt, Date.now()));
  const isWritten = await publishResults(firestore, election);
  log.info('results.published', { election, isWritten });
}
