import { expect, test } from 'vitest';
import { getSampleWeight } from './certainty.ts';

test.each([
  [1, 'notEnough'],
  [9, 'notEnough'],
  [10, 'early'],
  [49, 'early'],
  [50, 'settled'],
])('the weight of %i ballots is %s', (ballots, weight) => {
  expect(getSampleWeight(ballots)).toBe(weight);
});
