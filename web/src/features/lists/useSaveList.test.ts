import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { TooFastError } from '#data/rates.ts';
import { saveProblem } from './useSaveList.ts';

test.each([
  {
    what: 'came too fast',
    error: new TooFastError(),
    words: 'You are creating rankings too fast. Nothing is lost: save again in a few minutes.',
  },
  {
    what: 'met a busy database',
    error: new FirebaseError('aborted', 'aborted'),
    words: 'Failed to save your list. Please try again.',
  },
])('a save that $what says so', ({ error, words }) => {
  expect(saveProblem(error)).toBe(words);
});
