import { expect, test } from 'vitest';
import { describeDeviceClock, formatClosing } from './closingTime.ts';
import { isDue, notePredicted } from './duePrediction.ts';
import { formatPoints } from './predictionQueries.ts';

const closesAt = new Date('2026-11-25T20:00:00').getTime();
const HOUR = 3_600_000;

test.each([
  [49 * HOUR, 'in 2 days'],
  [24 * HOUR, 'in 1 day'],
  [23 * HOUR, 'in 23 hours'],
  [HOUR, 'in 1 hour'],
  [HOUR - 60_000, 'in 59 minutes'],
  [1, 'in 1 minute'],
])('%i ms before it closes, the reader is told the local time and: %s', (left, expected) => {
  const shown = formatClosing(closesAt, closesAt - left);
  expect(shown).toMatch(/^Wed, Nov 25, 8:00\sPM \S+, in /);
  expect(shown).toContain(`, ${expected}`);
});

test.each([
  [8 * 24 * HOUR, '8 days ahead'],
  [2 * HOUR + 3000, '2 hours ahead'],
  [3000 - 2 * HOUR, '2 hours behind'],
  [3000 - 24 * HOUR, '1 day behind'],
  [61_000, '1 minute ahead'],
  [60_000, undefined],
])('a clock that is %i ms ahead is %s', (ahead, expected) => {
  const words = expected && `Your device's clock is ${expected}. Times here are the right ones.`;
  expect(describeDeviceClock(closesAt + ahead, closesAt)).toBe(words);
});

test.each([
  ['closes within three days', 71, 's51-e08', true],
  ['closes later', 73, 's51-e08', false],
  ['has closed', -1, 's51-e08', false],
  ['is predicted already', 71, 's51-e07', false],
])('what %s is due: %i hours before', (_, hours, key, expected) => {
  notePredicted('ben', 's51-e07', true);
  const closing = { key, closesAt: new Date(closesAt).toISOString() };
  expect(isDue(closing, 'ben', closesAt - hours * HOUR)).toBe(expected);
});

test('points are hundredths', () => {
  expect([0, 8333, 9650, 10_000, 113_333].map(formatPoints)).toEqual([
    '0',
    '83.33',
    '96.5',
    '100',
    '1133.33',
  ]);
});
