import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { listKeyText, parseListKey } from '@outrank/shared/documents/list';
import {
  clientRateKinds,
  getInterval,
  RATE_SLACK_MS,
  rateLimits,
  ratePath,
} from '@outrank/shared/documents/rate';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { type Changes, forgeTimes } from '../support/bounds.ts';
import { anasList, bensList } from '../support/lists.ts';
import { setUpvote } from '../support/reactions.ts';
import { commit } from '../support/requests.ts';
import {
  ana,
  ben,
  benAgain,
  bindAccount,
  getGoogleId,
  newRate,
  setRate,
  takeToken,
} from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { benCommits, signedInAs, seed, refuses, refusesChanges } = openWorld();

/** A time that differs from now by so many milliseconds. */
const inMs = (milliseconds: number) => Timestamp.fromMillis(Date.now() + milliseconds);
const DAY_MS = 24 * 60 * 60_000;
/** Less than any unit in which the rules name a limit. */
const HALF_A_MINUTE_MS = 30_000;

describe.each(clientRateKinds)('the bucket of %s', (kind) => {
  const { windowMs } = rateLimits[kind];
  const interval = getInterval(kind);
  const write = (fullAt: Timestamp) => benCommits(setRate(ben.uid, kind, newRate(kind, 'next', { fullAt })));
  const setFullAt = (fullAt: Timestamp) => setRate(ben.uid, kind, newRate(kind, 'last', { fullAt }));
  // Not when the file is loaded, because the first test may run minutes later.
  let half: Timestamp;
  const later = (milliseconds: number) => Timestamp.fromMillis(half.toMillis() + milliseconds);

  beforeEach(() => {
    half = inMs(windowMs / 2);
    return seed(setFullAt(half));
  });

  refuses(() => write(later(interval)), {
    'a millisecond less than an interval': () => write(later(interval - 1)),
    'more tokens than a window has': {
      refused: () => write(inMs(windowMs + HALF_A_MINUTE_MS)),
      accepted: () => write(inMs(windowMs + RATE_SLACK_MS)),
    },
  });
});

describe('a bucket', () => {
  const kind = 'votes';
  const { windowMs } = rateLimits[kind];
  const interval = getInterval(kind);
  const write = (fullAt: Timestamp) => benCommits(setRate(ben.uid, kind, newRate(kind, 'next', { fullAt })));
  const setFullAt = (milliseconds: number) =>
    setRate(ben.uid, kind, newRate(kind, 'last', { fullAt: inMs(milliseconds) }));
  const take = () => benCommits(takeToken(ben.uid, kind, 'next'));
  const takeAgain = () => commit(signedInAs(benAgain.uid), takeToken(benAgain.uid, kind, 'next'));

  refuses(take, {
    'a first token for less than an interval': () => write(inMs(interval - 1)),
    'a token for less than an interval from now, when it was full long ago': {
      seed: [setFullAt(-2 * windowMs)],
      refused: [() => write(inMs(interval - 1)), () => write(inMs(-windowMs))],
      accepted: take,
    },
    'another token when it is empty, until an interval has passed': {
      first: () => seed(setFullAt(windowMs + RATE_SLACK_MS)),
      refused: take,
      accepted: () => seed(setFullAt(windowMs - interval)).then(take),
    },
    'a new account of the same Google account that hopes for a new bucket': {
      first: () => seed(bindAccount(benAgain.uid), setFullAt(windowMs + RATE_SLACK_MS)),
      refused: takeAgain,
      accepted: () => seed(setFullAt(windowMs - interval)).then(takeAgain),
    },
  });
});

describe('a bucket of any kind', () => {
  const { windowMs } = rateLimits.votes;
  const write = (changes: Changes = {}) =>
    benCommits(setRate(ben.uid, 'votes', newRate('votes', 'next', changes)));

  refuses(() => write({ documentId: 'x'.repeat(300) }), {
    'an id of more than 300 characters': () => write({ documentId: 'x'.repeat(301) }),
  });

  refusesChanges(write, {
    ...forgeTimes('at'),
    'an unknown field': { count: 1 },
    'no time': { at: undefined },
    'no time at which it is full': { fullAt: undefined },
    'a number for a time': { fullAt: Date.now() + windowMs },
    'no document': { documentId: undefined },
    'an empty id': { documentId: '' },
    'a number for an id': { documentId: 7 },
  });
});

it('allows 30 comments at once, and not 29 more at the edge of a window', async () => {
  const interval = getInterval('comments');
  const start = Date.now();
  const take = (index: number) => {
    const fullAt = Timestamp.fromMillis(start + index * interval);
    return benCommits(setRate(ben.uid, 'comments', newRate('comments', `comment ${index}`, { fullAt })));
  };
  await seed(setRate(ben.uid, 'comments', newRate('comments', 'comment 1', { fullAt: inMs(interval) })));
  for (let index = 2; index <= rateLimits.comments.most; index += 1) await assertSucceeds(take(index));
  for (const index of [1, 30, 31, 32, 59]) await assertFails(take(index));
});

refuses(() => benCommits(takeToken(ben.uid, 'votes', 'x')), {
  'a bucket of another kind': () =>
    benCommits({ set: `googleAccounts/google-ben/rates/favorites`, data: newRate('votes', 'x') }),
  'a bucket of another Google account': () => benCommits(takeToken(ana.uid, 'votes', 'x')),
  'the bucket of deletions, which only functions write': {
    refused: () => benCommits(takeToken(ben.uid, 'deletions', ben.uid)),
    accepted: () => benCommits(takeToken(ben.uid, 'renames', ben.uid)),
  },
  'another token of the bucket of deletions': {
    seed: [
      setRate(ben.uid, 'deletions', newRate('deletions', ben.uid)),
      setRate(ben.uid, 'renames', newRate('renames', ben.uid)),
    ],
    refused: () => benCommits(takeToken(ben.uid, 'deletions', ben.uid)),
    accepted: () => benCommits(takeToken(ben.uid, 'renames', ben.uid)),
  },
  'a fuller bucket of deletions': {
    seed: [setRate(ben.uid, 'deletions', newRate('deletions', ben.uid, { fullAt: inMs(DAY_MS) }))],
    refused: [
      () => benCommits(setRate(ben.uid, 'deletions', newRate('deletions', ben.uid))),
      () => benCommits({ delete: ratePath(getGoogleId(ben.uid), 'deletions') }),
    ],
  },
});

/* That every other write takes a token is in blockedAccounts.test.ts. */
describe('an upvote', () => {
  const kind = 'votes';
  const [first, second] = [listKeyText(anasList), listKeyText(bensList)];
  const create = (id = first) => setUpvote(ben.uid, parseListKey(id));
  const token = (id = first) => takeToken(ben.uid, kind, id);

  beforeEach(() => seed(seedLists()));

  refuses(() => benCommits(create(), token()), {
    'that takes no token': () => benCommits(create()),
    'that names an earlier token': {
      seed: [setRate(ben.uid, kind, newRate(kind, first, { at: inMs(-1000) }))],
      refused: () => benCommits(create()),
    },
    'that takes a token for another document': () => benCommits(create(), token('another')),
    'that takes a token of another kind': () => benCommits(create(), takeToken(ben.uid, 'lists', first)),
    'that takes a token of another Google account': () =>
      benCommits(create(), takeToken(ana.uid, kind, first)),
    'that shares its token with another': {
      refused: [
        () => benCommits(create(), create(second), token()),
        () => benCommits(create(), create(second), token(), token(second)),
      ],
      accepted: [() => benCommits(create(), token()), () => benCommits(create(second), token(second))],
    },
  });
});
