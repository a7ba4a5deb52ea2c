import { REGION } from '@outrank/shared/region';

/** What triggers have in common that may find much to do: what a run leaves undone when its time is over, the retry does. */
export const triggerOptions = { region: REGION, retry: true, timeoutSeconds: 540 } as const;
