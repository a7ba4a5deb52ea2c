import { REGION } from '@outrank/shared/region';

/** Options of triggers with much work: when a run exceeds its time, the retry continues it. */
export const triggerOptions = { region: REGION, retry: true, timeoutSeconds: 540 } as const;
