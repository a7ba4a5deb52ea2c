import { expect, test } from 'vitest';
import { seasons } from './catalogue.ts';
import { seasonColors } from './seasonColors.ts';

test('every season has two different colours', () => {
  for (const { seasonNumber } of seasons) {
    const [first, second] = seasonColors(seasonNumber);
    expect(first).toMatch(/^#[0-9a-f]{6}$/);
    expect(second).toMatch(/^#[0-9a-f]{6}$/);
    expect(first).not.toBe(second);
    expect([first, second]).not.toEqual(seasonColors(99));
  }
});

test('a season that nobody knows has colours too', () => {
  expect(seasonColors(99)).toEqual(seasonColors(34));
  expect(seasonColors(Number.NaN)).toHaveLength(2);
});
