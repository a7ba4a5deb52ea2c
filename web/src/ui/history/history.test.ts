import { expect, test } from 'vitest';
import { describeStep } from './history.ts';

test.each([
  ['Tom Ian Jenn', 'Tom Jenn', 'Ian is gone.'],
  ['Tom Jenn', 'Tom Ian Jenn', 'Ian is back at place 2 of 3.'],
  ['Tom Ian Jenn', 'Jenn Tom Ian', 'Jenn is at place 1 of 3.'],
  ['Tom Ian Jenn', '', '0 are ranked.'],
  ['Tom Ian', 'Tom Jenn', '2 are ranked.'],
  ['Tom Ian', 'Tom Ian', ''],
])('from “%s” to “%s”: %s', (before, after, words) => {
  const toNames = (text: string) => text.split(' ').filter(Boolean);
  expect(describeStep(toNames(before), toNames(after))).toBe(words);
});

test('empty places count, and are nobody', () => {
  expect(describeStep(['Tom', '', ''], ['', '', 'Tom'])).toBe('Tom is at place 3 of 3.');
  expect(describeStep(['Tom', '', ''], ['', '', ''])).toBe('Tom is gone.');
});
