import { REGION } from '@outrank/shared/region';

/**
 * Options of all callables. App Check proves that a call comes from the site, so that scripts cannot cause costs; the
 * emulators have no App Check.
 */
export const callableOptions = {
  region: REGION,
  maxInstances: 10,
  enforceAppCheck: process.env.FUNCTIONS_EMULATOR !== 'true',
} as const;
