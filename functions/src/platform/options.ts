import { CALL_TIMEOUT_SECONDS, REGION } from '@outrank/shared/callSchemas';
import type { TaskQueueOptions } from 'firebase-functions/tasks';

/**
 * The memory of an instance, how many requests it takes at once, and how many instances there are. The maximum is bounded, so
 * that a flood waits instead of causing costs.
 */
export const resources = {
  /** Waits for the database most of the time. */
  waiting: { memory: '256MiB', concurrency: 80, minInstances: 0, maxInstances: 10 },
  /** Computes, over all lists in memory. */
  searching: { memory: '1GiB', concurrency: 20, minInstances: 0, maxInstances: 10 },
  /** Draws pictures, and shows them to anybody. Its own instances, so that a crowd of crawlers keeps no ballot waiting. */
  drawing: { memory: '512MiB', concurrency: 40, minInstances: 0, maxInstances: 3 },
  /** Reads pages of whole documents. */
  cascading: { memory: '512MiB', concurrency: 8, minInstances: 0, maxInstances: 10 },
  /** Reads all shards of a category. */
  publishing: { memory: '512MiB', concurrency: 2, minInstances: 0, maxInstances: 3 },
  /** Runs alone. */
  scheduled: { memory: '256MiB', concurrency: 1, minInstances: 0, maxInstances: 1 },
  /** Runs alone, over everything that is stored. */
  scanning: { memory: '512MiB', concurrency: 1, minInstances: 0, maxInstances: 1 },
} as const;

/** Options of all callables. A call lasts longer than `runTransaction` repeats while others hold its documents. */
export const callableOptions = {
  region: REGION,
  ...resources.waiting,
  timeoutSeconds: CALL_TIMEOUT_SECONDS,
} as const;

/**
 * Options of the callables that write. App Check proves that a call comes from the site, so that a script needs a browser; each
 * proof is billed. The emulators have no App Check.
 */
export const provenCallableOptions = {
  ...callableOptions,
  enforceAppCheck: process.env.FUNCTIONS_EMULATOR !== 'true',
} as const;

/** Options of the events whose functions read few documents. When a run exceeds its time, the retry continues it. */
export const eventOptions = {
  region: REGION,
  ...resources.waiting,
  retry: true,
  timeoutSeconds: 540,
} as const;

/** Options of the events whose functions read and change many documents. */
export const cascadeOptions = { ...eventOptions, ...resources.cascading } as const;

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
