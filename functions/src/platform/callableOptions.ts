import { REGION } from '@outrank/shared/region';

/**
 * What all callables have in common. A call proves by App Check that it comes from the site, so that nobody runs up
 * costs with a script; beside the emulators there is no such proof.
 */
export const callableOptions = {
  region: REGION,
  maxInstances: 10,
  enforceAppCheck: process.env.FUNCTIONS_EMULATOR !== 'true',
} as const;
