import { COMMENT_TEXT_MAX } from '@outrank/shared/limits';
import { beforeEach, describe } from 'vitest';
import {
  type Bound,
  boundLength,
  boundTrimmedText,
  getDaysFromNow,
  requireFields,
} from '../support/bounds.ts';
import { bensComment, newComment, postComment, replyTo, seedLists, setComment } from '../support/comments.ts';
import { ben } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { benCommits, seed, testBounds } = openWorld();

const bounds: readonly Bound[] = [
  ...requireFields(newComment()),
  ...boundLength('text', COMMENT_TEXT_MAX),
  ...boundTrimmedText('text'),
  ['has no unknown field', {}, { upvotes: [ben.uid] }],
  ['has no number for the owner of its list', {}, { listUserId: 1 }],
  ['has no number for its list', {}, { listId: 1 }],
  ['has no number for its author', {}, { userId: 1 }],
  ['has no past time', {}, { createdAt: getDaysFromNow(-1) }],
  ['has no future time', {}, { createdAt: getDaysFromNow(3) }],
  ['has no text for a time', {}, { createdAt: '2026-11-21T00:00:00.000Z' }],
  ...['upvoteCount', 'downvoteCount'].flatMap((count): Bound[] => [
    [`has no ${count} from the start`, {}, { [count]: 1 }],
    [`has no negative ${count}`, {}, { [count]: -1 }],
    [`has no double as ${count}`, {}, { [count]: -0 }],
    [`has no array as ${count}`, {}, { [count]: [] }],
  ]),
  ['has a text of at least one character', { text: 'x' }, { text: '' }],
  ['has a text that is not blank', { text: 'x' }, { text: ' \n ' }],
  ['has no number for a text', { text: '7' }, { text: 7 }],
  ['has no array for a text', { text: '7' }, { text: ['7'] }],
];

describe.each([
  { kind: 'a comment', usual: {} },
  { kind: 'a reply', usual: replyTo(bensComment) },
])('$kind', ({ usual }) => {
  beforeEach(() => seed(seedLists(), setComment()));

  testBounds(bounds, (changes) => benCommits(postComment({ ...usual, ...changes })));
});
