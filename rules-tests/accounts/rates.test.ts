import { assertFails } from '@firebase/rules-unit-testing';
import { type RateKind, rateKinds, rateLimits } from '@outrank/shared/accounts/rate';
import { commentPath, ratePath } from '@outrank/shared/firestore/documentPaths';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { type Changes, forgeTimes } from '../support/bounds.ts';
import { createCommentId, newComment } from '../support/comments.ts';
import { bensList, setList } from '../support/lists.ts';
import type { Write } from '../support/requests.ts';
import { ana, ben, newRate, nextRate, setProfiles, setRate } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { benCommits, seed, refuses, refusesEach, refusesChanges } = openWorld();

/** Allows for a slow test and for clocks that differ. */
const SLACK_MS = 60_000;
const getTimeAgo = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);

function begin(kind: RateKind, documentId: string, changes: Changes = {}): Write {
  return { set: ratePath(ben.uid, kind), data: newRate(documentId, changes) };
}

function next(kind: RateKind, documentId: string, changes: Changes = {}): Write {
  return { merge: ratePath(ben.uid, kind), data: nextRate(documentId, changes) };
}

const forgedTimes = { ...forgeTimes('at'), 'an unknown field': { note: 'x' } };

describe.each(rateKinds)('the rate of %s', (kind) => {
  const { most, windowMs } = rateLimits[kind];
  const setBensRate = (changes: Changes = {}) => setRate(ben.uid, kind, changes);
  const setWindow = (isOver: boolean, changes: Changes = {}) =>
    setBensRate({ windowAt: getTimeAgo(isOver ? windowMs : windowMs - SLACK_MS), ...changes });
  const begins = (changes: Changes = {}) => benCommits(begin(kind, 'first', changes));
  const continues = (changes: Changes = {}) => benCommits(next(kind, 'next', changes));

  refuses(continues, {
    [`more than ${most} within a window`]: {
      seed: [setBensRate({ count: most })],
      refused: continues,
      until: [setBensRate({ count: most - 1 })],
    },
    'every other count than the next': {
      seed: [setBensRate({ count: 5 })],
      refused: [4, 5, 7, 0, -1, 6.5, '6'].map((count) => () => continues({ count })),
      accepted: () => continues({ count: 6 }),
    },
    'a double as the count': {
      seed: [setBensRate({ count: -1 })],
      refused: () => continues({ count: -0 }),
      accepted: () => continues({ count: 0 }),
    },
    'a new window before the old one ends': {
      seed: [setWindow(false)],
      refused: begins,
      until: [setWindow(true)],
    },
    'a moved window': {
      seed: [setWindow(false)],
      refused: [serverTimestamp(), getTimeAgo(0)].map((windowAt) => () => continues({ windowAt })),
    },
    'the next count in a window that has ended': {
      seed: [setWindow(true, { count: 3 })],
      refused: [continues, () => begins({ count: 4 })],
      accepted: begins,
    },
    'ids of documents that are empty, too long or numbers': {
      refused: ['x'.repeat(161), '', 7].map((documentId) => () => begins({ documentId })),
      accepted: () => begins({ documentId: 'x' }),
    },
  });

  const forgedAtBeginning = {
    ...forgedTimes,
    ...forgeTimes('windowAt'),
    'another count than one': { count: 0 },
    'a higher count': { count: 2 },
    'a negative count': { count: -9 },
    'no window': { windowAt: undefined },
    'no time': { at: undefined },
  };
  refusesEach(begins, Object.entries(forgedAtBeginning), ([what, forged]) => [
    `${what} in the first window and in a later one`,
    {
      refused: () => begins(forged),
      accepted: [begins, () => seed(setWindow(true)), () => assertFails(begins(forged)), begins],
    },
  ]);

  describe('within a window', () => {
    beforeEach(() => seed(setBensRate()));

    refusesChanges(continues, { ...forgedTimes, 'no window': { windowAt: deleteField() } });
  });
});

refuses(() => benCommits(begin('lists', 'first')), {
  'a rate of another kind': () => benCommits({ set: `users/${ben.uid}/rates/votes`, data: newRate('first') }),
});

describe.each([
  {
    kind: 'comments' as const,
    first: createCommentId(1),
    second: createCommentId(2),
    create: (id: string): Write => ({ set: commentPath(id), data: newComment() }),
  },
  {
    kind: 'lists' as const,
    first: 'list_2',
    second: 'list_3',
    create: (listId: string): Write => setList({ ...bensList, listId }),
  },
])('creating $kind', ({ kind, first, second, create }) => {
  const otherKind = kind === 'lists' ? 'comments' : 'lists';
  const begins = (id = first, named = id) => benCommits(create(id), begin(kind, named));
  const continues = (id = first, named = id) => benCommits(create(id), next(kind, named));
  const createFirst = () => benCommits(create(first));

  beforeEach(() => seed(setProfiles(), setList()));

  refuses(begins, {
    'a document without a rate': {
      refused: createFirst,
      accepted: [
        () => seed(setRate(ben.uid, kind, { documentId: first })),
        () => assertFails(createFirst()),
        continues,
      ],
    },
    'a rate that names another document': {
      refused: () => begins(first, second),
      accepted: [begins, () => assertFails(continues(second, first)), () => continues(second)],
    },
    'two documents in one batch': {
      refused: [
        () => benCommits(create(first), create(second), begin(kind, first)),
        () => benCommits(create(first), create(second), begin(kind, first), next(kind, second)),
      ],
      accepted: [begins, () => continues(second)],
    },
    'the rate of another user or of another kind': [
      () => benCommits(create(first), { set: ratePath(ana.uid, kind), data: newRate(first) }),
      () => benCommits(create(first), begin(otherKind, first)),
    ],
  });
});
