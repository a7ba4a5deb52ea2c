import { REGION } from '@outrank/shared/region';

/**
 * Options of all triggers. When a run exceeds its time, the retry continues it. The number of instances is bounded, so that
 * a flood of writes waits instead of causing costs.
 */
export const triggerOptions = { region: REGION, maxInstances: 10, retry: true, timeoutSeconds: 540 } as const;
