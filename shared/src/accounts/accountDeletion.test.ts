import { expect, it } from 'vitest';
import { isRecentSignIn } from './accountDeletion.ts';

const now = Date.parse('2026-11-21T12:00:00.900Z');
const secondsAgo = (seconds: number) => Math.floor(now / 1000) - seconds;

it.each([
  [0, true],
  [299, true],
  [301, false],
  [86_400, false],
])('a session that began %i seconds ago may end the account: %s', (seconds, may) => {
  expect(isRecentSignIn(secondsAgo(seconds), now)).toBe(may);
});
