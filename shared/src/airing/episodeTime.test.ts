import { expect, test } from 'vitest';
import { findNextFriday, findNextWednesday } from './episodeTime.ts';

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-26T01:00:00.000Z'],
  ['2026-11-26T00:59:59Z', '2026-11-26T01:00:00.000Z'],
  ['2026-11-26T01:00:00Z', '2026-12-03T01:00:00.000Z'],
  ['2026-07-01T12:00:00Z', '2026-07-02T00:00:00.000Z'],
  ['2026-10-29T00:00:00Z', '2026-11-05T01:00:00.000Z'],
])('after %s an episode airs at %s, in summer and winter', (after, airs) => {
  expect(new Date(findNextWednesday(Date.parse(after))).toISOString()).toBe(airs);
});

test.each([
  ['2026-11-26T01:00:00Z', '2026-11-27T05:00:00.000Z'],
  ['2026-07-02T00:00:00Z', '2026-07-03T04:00:00.000Z'],
  ['2026-10-29T00:00:00Z', '2026-10-30T04:00:00.000Z'],
])('an episode that aired at %s is new until %s', (aired, until) => {
  expect(new Date(findNextFriday(Date.parse(aired))).toISOString()).toBe(until);
});
