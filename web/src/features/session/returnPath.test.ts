import { expect, test } from 'vitest';
import { parseReturnPath } from './returnPath.ts';

test('a visitor who was sent to sign in goes back to where they wanted to go', () => {
  expect(parseReturnPath({ from: '/rankings?sort=newest' })).toBe('/rankings?sort=newest');
});

test.each([
  null,
  undefined,
  {},
  { from: 7 },
  { from: 'https://elsewhere.example' },
  { from: '//elsewhere.example' },
])('a history entry that holds %j leads home', (state) => {
  expect(parseReturnPath(state)).toBe('/');
});
