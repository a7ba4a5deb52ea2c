import { expect, test } from 'vitest';
import { clientRateKinds, getInterval, RATE_SLACK_MS, rateKinds, rateLimits, takeToken } from './rate.ts';

const NOW = 1_000_000_000;

/** How many tokens can be taken at this time. */
function countTokens(kind: (typeof rateKinds)[number], fullAt: number | undefined, now: number): number {
  const next = takeToken(kind, fullAt, now);
  return next === undefined ? 0 : 1 + countTokens(kind, next, now);
}

test.each(rateKinds)('an unused bucket of %s allows its whole number at once, and no more', (kind) => {
  expect(countTokens(kind, undefined, NOW)).toBe(rateLimits[kind].most);
});

test.each(clientRateKinds)('the slack gives no token of %s more', (kind) => {
  expect(RATE_SLACK_MS).toBeLessThan(getInterval(kind));
});

test('an empty bucket gives one token after each interval, also across what was a window', () => {
  const empty = NOW + rateLimits.comments.windowMs;
  expect(takeToken('comments', empty, NOW)).toBeUndefined();
  expect(countTokens('comments', empty, NOW + getInterval('comments') - 1)).toBe(0);
  expect(countTokens('comments', empty, NOW + getInterval('comments'))).toBe(1);
  expect(countTokens('comments', empty, NOW + 3 * getInterval('comments'))).toBe(3);
});

test('a bucket is full after a window without use, and not fuller after two', () => {
  const empty = NOW + rateLimits.votes.windowMs;
  expect(countTokens('votes', empty, empty)).toBe(rateLimits.votes.most);
  expect(countTokens('votes', empty, empty + rateLimits.votes.windowMs)).toBe(rateLimits.votes.most);
});
