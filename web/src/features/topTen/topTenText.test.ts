import { describe, expect, test } from 'vitest';
import { row } from '#testing/topTenScreen.tsx';
import {
  describeAgreement,
  describeMovement,
  describeRankCounts,
  formatMoment,
  toOrdinal,
} from './topTenText.ts';

test('places have their English endings', () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 21].map(toOrdinal)).toEqual(
    ['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th', '21st'], // biome-ignore format: one line
  );
});

describe('the places of somebody', () => {
  const { places = [] } = row('yul-kwon', 1, { 1: 12, 3: 2, 10: 1 });

  test('are one sentence without the empty ones', () => {
    expect(describeRankCounts('Yul Kwon', places, 20)).toBe(
      'Yul Kwon, of 20 ballots: 1st on 12, 3rd on 2, 10th on 1, and left off 5.',
    );
  });

  test('say nothing of being left off where nobody did', () => {
    expect(describeRankCounts('Yul Kwon', places, 15)).toBe(
      'Yul Kwon, of 15 ballots: 1st on 12, 3rd on 2, and 10th on 1.',
    );
  });
});

test.each([
  [{ kind: 'up', by: 2 }, 'up 2'],
  [{ kind: 'down', by: 1 }, 'down 1'],
  [{ kind: 'same' }, 'same place'],
  [{ kind: 'new' }, 'new'],
] as const)('%j is %s', (movement, words) => {
  expect(describeMovement(movement)).toBe(words);
});

test('a moment of today is a time, and one of another day has its day', () => {
  const at = '2026-11-20T12:05:00';
  expect(formatMoment(at, new Date('2026-11-20T23:59:00'))).toMatch(/^12:05\sPM$/);
  expect(formatMoment(at, new Date('2026-11-21T00:01:00'))).toMatch(/^Nov 20, 2026, 12:05\sPM$/);
});

test('every agreement has a verdict, and a whole one is another than none', () => {
  const all = Array.from({ length: 101 }, (_, agreement) => describeAgreement(agreement));
  expect(all.every(Boolean)).toBe(true);
  expect(all[100]).not.toBe(all[0]);
});
