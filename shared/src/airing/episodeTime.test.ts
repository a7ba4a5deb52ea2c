import { expect, test } from 'vitest';
import {
  findNextFriday,
  findNextWednesday,
  formatEastern,
  parseEasternText,
  toEasternText,
} from './episodeTime.ts';

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

test.each([
  ['2026-11-25T20:00', '2026-11-26T01:00:00.000Z'],
  ['2026-07-01T20:00', '2026-07-02T00:00:00.000Z'],
  ['2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
  // The hour that comes twice.
  ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('clocks in New York show %s at %s, on every device', (text, at) => {
  expect(new Date(parseEasternText(text)).toISOString()).toBe(at);
  expect(toEasternText(Date.parse(at))).toBe(text);
});

test('an hour that the change of the clocks leaves out counts as an hour later, and a broken text as no time', () => {
  expect(toEasternText(parseEasternText('2026-03-08T02:30'))).toBe('2026-03-08T03:30');
  for (const text of ['', 'soon', '2026-13-01T20:00']) expect(parseEasternText(text)).toBeNaN();
});

test.each([
  ['2026-11-26T01:00:00Z', 'Wed, Nov 25, 8:00 PM EST'],
  ['2026-07-02T00:00:00Z', 'Wed, Jul 1, 8:00 PM EDT'],
])('strangers read of %s as %s', (time, text) => expect(formatEastern(Date.parse(time))).toBe(text));
