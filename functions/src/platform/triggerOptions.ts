import { REGION } from '@outrank/shared/callables';
import { resources } from './resources.ts';

/** Options of the triggers that read few documents. When a run exceeds its time, the retry continues it. */
export const triggerOptions = {
  region: REGION,
  ...resources.waiting,
  retry: true,
  timeoutSeconds: 540,
} as const;

/** Options of the triggers that read and change many documents. */
export const cascadeOptions = { ...triggerOptions, ...resources.cascading } as const;
