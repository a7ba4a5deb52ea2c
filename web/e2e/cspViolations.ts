import { afterEach, expect } from 'vitest';
import { policyViolations } from './browser.ts';

/** Every journey proves on its way that the app gets along with the site's Content-Security-Policy. */
afterEach(() => {
  expect(policyViolations.splice(0)).toEqual([]);
});
