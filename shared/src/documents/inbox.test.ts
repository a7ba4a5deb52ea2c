import { expect, test } from 'vitest';
import { toUpvoteStep } from './inbox.ts';

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [4, 1],
  [5, 5],
  [9, 5],
  [10, 10],
  [24, 10],
  [30, 25],
  [50, 50],
  [249, 100],
  [250, 250],
  [999, 500],
  [1000, 1000],
  [2600, 2500],
])('%i upvotes reach %i', (count, step) => expect(toUpvoteStep(count)).toBe(step));
