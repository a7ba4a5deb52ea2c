import { afterEach, expect } from 'vitest';
import { cspViolations, unexpectedRequests } from './browser.ts';

/** Every journey checks that the app complies with the Content-Security-Policy and talks only to its own services. */
afterEach(() => {
  expect(cspViolations.splice(0)).toEqual([]);
  expect(unexpectedRequests.splice(0)).toEqual([]);
});
