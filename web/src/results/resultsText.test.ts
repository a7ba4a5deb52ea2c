import { expect, test } from 'vitest';
import { toOrdinal } from './resultsText.ts';

test('ordinals have their English endings', () => {
  const ordinals = ['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th', '21st'];
  expect([1, 2, 3, 4, 10, 11, 12, 13, 21].map(toOrdinal)).toEqual(ordinals);
});
