import { CALL_TIMEOUT_SECONDS, REGION } from '@outrank/shared/callables';
import { resources } from './resources.ts';

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
