import { expect, test } from 'vitest';
import { findFoldReason } from './CommentsSection.tsx';

const fold = { isSpoiler: false, count: 12, hasOlder: false, unwatchedSeasons: ['s28'] };

test.each([
  ['one unwatched season', {}, '12 comments. They may mention Cagayan.'],
  ['a single comment', { count: 1 }, '1 comment. It may mention Cagayan.'],
  ['older comments', { count: 25, hasOlder: true }, '25+ comments. They may mention Cagayan.'],
  ['two', { unwatchedSeasons: ['s10', 's28'] }, '12 comments. They may mention Palau and Cagayan.'],
  [
    'more',
    { unwatchedSeasons: ['s10', 's28', 's29'] },
    '12 comments. They may mention Palau, Cagayan and 1 more season.',
  ],
  ['a spoiler list, without naming its seasons', { isSpoiler: true }, 'Comments may contain spoilers.'],
])('comments are folded for %s', (_, changes, reason) => {
  expect(findFoldReason({ ...fold, ...changes })).toBe(reason);
});

test('comments are not folded when everything is watched', () => {
  expect(findFoldReason({ ...fold, unwatchedSeasons: [] })).toBeUndefined();
});
