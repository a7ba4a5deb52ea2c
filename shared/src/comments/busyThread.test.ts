import { expect, test } from 'vitest';
import { BUSY_WINDOW_MS } from '../busyMeter.ts';
import type { Comment } from '../documents/comment.ts';
import { BUSY_COMMENTS, BUSY_VOTES, createThreadMeter } from './busyThread.ts';
import { createComment } from './testing/createComment.ts';

const loaded = (...comments: readonly Comment[]) => ({ comments, votes: {}, hasOlder: false });
const first = createComment('first', 1);
const withVotes = (upvoteCount: number, downvoteCount = 0) => ({ ...first, upvoteCount, downvoteCount });
const createMany = (count: number, minute: number) =>
  Array.from({ length: count }, (_, index) => createComment(`${minute} ${index}`, minute));

test('a thread is busy after more than 100 votes of either kind within a minute, not after 100', () => {
  const isBusy = createThreadMeter();
  expect(isBusy(loaded(withVotes(500)), 0)).toBe(false);
  expect(isBusy(loaded(withVotes(500 + BUSY_VOTES - 40, 40)), 1000)).toBe(false);
  expect(isBusy(loaded(withVotes(500 + BUSY_VOTES - 40, 39)), 2000)).toBe(true);
});

test('a thread is busy after more than 20 new comments within a minute, not after 20', () => {
  const isBusy = createThreadMeter();
  expect(isBusy(loaded(first), 0)).toBe(false);
  const twenty = createMany(BUSY_COMMENTS, 2);
  expect(isBusy(loaded(...twenty, first), 1000)).toBe(false);
  expect(isBusy(loaded(createComment('one more', 3), ...twenty, first), 2000)).toBe(true);
});

test('a thread is calm again a minute after the last of many votes', () => {
  const isBusy = createThreadMeter();
  isBusy(loaded(first), 0);
  expect(isBusy(loaded(withVotes(BUSY_VOTES + 1)), 1000)).toBe(true);
  expect(isBusy(loaded(withVotes(BUSY_VOTES + 1)), 1000 + BUSY_WINDOW_MS - 1)).toBe(true);
  expect(isBusy(loaded(withVotes(BUSY_VOTES + 1)), 1000 + BUSY_WINDOW_MS)).toBe(false);
});

test('the first comments, older pages and the votes that they bring make no thread busy', () => {
  const isBusy = createThreadMeter();
  const newest = createMany(50, 9);
  expect(isBusy(loaded(...newest), 0)).toBe(false);
  const older = createMany(50, 2).map((comment) => ({ ...comment, upvoteCount: 1000 }));
  expect(isBusy(loaded(...newest, ...older), 1000)).toBe(false);
});
