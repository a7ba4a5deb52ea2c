import { expect, test } from 'vitest';
import { pluralize } from './pluralize.ts';

test.each([
  [0, '0 ballots'],
  [1, '1 ballot'],
  [999, '999 ballots'],
  [1_000, '1,000 ballots'],
  [12_345, '12,345 ballots'],
  [1_234_567, '1,234,567 ballots'],
])('%i is %s', (count, words) => {
  expect(pluralize(count, 'ballot')).toBe(words);
});
