import { expect, test } from 'vitest';
import { parseReturnPath } from './returnPath.ts';

test('returns to the URL that required the session', () => {
  expect(parseReturnPath({ from: '/rankings?sort=newest' })).toBe('/rankings?sort=newest');
});

test.each([
  null,
  undefined,
  {},
  { from: 7 },
  { from: 'https://elsewhere.example' },
  { from: '//elsewhere.example' },
])('returns to Home when the history state is %j', (state) => {
  expect(parseReturnPath(state)).toBe('/');
});
