import { CALL_TIMEOUT_SECONDS } from '@outrank/shared/callables';
import { REGION } from '@outrank/shared/region';
import { resources } from './resources.ts';

/**
 * Options of all callables. A call lasts longer than `runTransaction` repeats while others hold its documents. App Check proves
 * that a call comes from the site, so that scripts cannot cause costs; the emulators have no App Check.
 */
export const callableOptions = {
  region: REGION,
  ...resources.waiting,
  timeoutSeconds: CALL_TIMEOUT_SECONDS,
  enforceAppCheck: process.env.FUNCTIONS_EMULATOR !== 'true',
} as const;
