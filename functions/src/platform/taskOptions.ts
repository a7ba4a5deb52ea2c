import { REGION } from '@outrank/shared/callables';
import type { TaskQueueOptions } from 'firebase-functions/tasks';
import type { resources } from './resources.ts';

type Size = (typeof resources)[keyof typeof resources];

/** Options of the functions that take tasks. By default, as many tasks run at once as the instances take. */
export function taskOptions(size: Size, atOnce = size.concurrency * size.maxInstances) {
  return {
    region: REGION,
    ...size,
    // Waiting for a document that somebody holds takes longer than a minute.
    timeoutSeconds: 120,
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 1, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: atOnce },
  } satisfies TaskQueueOptions;
}
