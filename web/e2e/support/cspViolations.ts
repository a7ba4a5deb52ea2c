import { afterEach, expect } from 'vitest';
import { cspViolations } from './browser.ts';

/** Every journey checks that the app complies with the Content-Security-Policy. */
afterEach(() => {
  expect(cspViolations.splice(0)).toEqual([]);
});
