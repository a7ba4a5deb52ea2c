import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { predictionPath } from '@outrank/shared/documents/airing';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { listKeyText, listPath, parseListKey } from '@outrank/shared/documents/list';
import {
  type ClientRateKind,
  clientRateKinds,
  getInterval,
  RATE_SLACK_MS,
  rateLimits,
  ratePath,
} from '@outrank/shared/documents/rate';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { newBallots } from '../support/ballots.ts';
import { type Changes, forgeTimes } from '../support/bounds.ts';
import {
  anasComment,
  bensComment,
  createCommentId,
  setComment,
  setCommentVote,
} from '../support/comments.ts';
import { seedEarlier, seedWorldOf } from '../support/everyWrite.ts';
import { anasList, bensList, newSave, setList } from '../support/lists.ts';
import { newPrediction, openKey } from '../support/predictions.ts';
import { follow, setUpvote } from '../support/reactions.ts';
import { anasListTarget, anasNameTarget, setReport } from '../support/reports.ts';
import { commit, type Write } from '../support/requests.ts';
import {
  ana,
  ben,
  benAgain,
  bindAccount,
  getGoogleId,
  newRate,
  setProfile,
  setRate,
  takeToken,
} from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, benCommits, signedInAs, seed, refuses, refusesChanges } = openWorld();

/** A time that differs from now by so many milliseconds. */
const inMs = (milliseconds: number) => Timestamp.fromMillis(Date.now() + milliseconds);
const DAY_MS = 24 * 60 * 60_000;
/** Less than any unit in which the rules name a limit. */
const HALF_A_MINUTE_MS = 30_000;

describe.each(clientRateKinds)('the bucket of %s', (kind) => {
  const { windowMs } = rateLimits[kind];
  const interval = getInterval(kind);
  const write = (changes: Changes = {}) => benCommits(setRate(ben.uid, kind, newRate(kind, 'next', changes)));
  const setFullAt = (fullAt: Timestamp) => setRate(ben.uid, kind, newRate(kind, 'last', { fullAt }));
  const take = () => benCommits(takeToken(ben.uid, kind, 'next'));
  const takeAgain = () => commit(signedInAs(benAgain.uid), takeToken(benAgain.uid, kind, 'next'));

  describe('when it is new', () => {
    refuses(() => write({ documentId: 'x'.repeat(300) }), {
      'a token for less than an interval': () => write({ fullAt: inMs(interval - 1) }),
      'more tokens than a window has': {
        refused: () => write({ fullAt: inMs(windowMs + HALF_A_MINUTE_MS) }),
        accepted: () => write({ fullAt: inMs(windowMs + RATE_SLACK_MS) }),
      },
    });
  });

  describe('when it is in use', () => {
    // Not when the file is loaded, because the first test may run minutes later.
    let half: Timestamp;
    const later = (milliseconds: number) => Timestamp.fromMillis(half.toMillis() + milliseconds);

    beforeEach(() => {
      half = inMs(windowMs / 2);
      return seed(setFullAt(half));
    });

    refuses(() => write({ fullAt: later(interval) }), {
      'a millisecond less than an interval': () => write({ fullAt: later(interval - 1) }),
      'a bucket that was full long ago, for less than an interval from now': {
        seed: [setFullAt(inMs(-2 * windowMs))],
        refused: [() => write({ fullAt: inMs(interval - 1) }), () => write({ fullAt: inMs(-windowMs) })],
        accepted: take,
      },
      'more tokens than a window has': {
        refused: () => write({ fullAt: inMs(windowMs + HALF_A_MINUTE_MS) }),
        accepted: () => write({ fullAt: inMs(windowMs + RATE_SLACK_MS) }),
      },
      'another token when it is empty, until an interval has passed': {
        first: () => seed(setFullAt(inMs(windowMs + RATE_SLACK_MS))),
        refused: take,
        accepted: () => seed(setFullAt(inMs(windowMs - interval))).then(take),
      },
      'a fourth token when three are left': {
        first: () => seed(setFullAt(inMs(windowMs + RATE_SLACK_MS - 3 * interval))),
        refused: () => take().then(take).then(take).then(take),
        accepted: () =>
          seed(setFullAt(inMs(windowMs - 3 * interval)))
            .then(take)
            .then(take)
            .then(take),
      },
      'a new account of the same Google account that hopes for a new bucket': {
        first: () => seed(bindAccount(benAgain.uid), setFullAt(inMs(windowMs + RATE_SLACK_MS))),
        refused: takeAgain,
        accepted: () => seed(setFullAt(inMs(windowMs - interval))).then(takeAgain),
      },
    });
  });
});

describe('a bucket of any kind', () => {
  const { windowMs } = rateLimits.votes;
  const write = (changes: Changes = {}) =>
    benCommits(setRate(ben.uid, 'votes', newRate('votes', 'next', changes)));
  const forged = {
    ...forgeTimes('at'),
    'an unknown field': { count: 1 },
    'no time': { at: undefined },
    'no time at which it is full': { fullAt: undefined },
    'a number for a time': { fullAt: Date.now() + windowMs },
    'no document': { documentId: undefined },
    'an empty id': { documentId: '' },
    'a number for an id': { documentId: 7 },
    'an id of more than 300 characters': { documentId: 'x'.repeat(301) },
  };

  describe('when it is new', () => refusesChanges(write, forged));

  describe('when it is in use', () => {
    beforeEach(() => seed(setRate(ben.uid, 'votes', newRate('votes', 'last', { fullAt: inMs(0) }))));
    refusesChanges(write, forged);
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
  'deleting a bucket': () => benCommits({ delete: ratePath(getGoogleId(ben.uid), 'votes') }),
});

const list = (listId: string) => ({ userId: ben.uid, listId });
const saveOf = (listId: string): Write => ({ update: listPath(list(listId)), data: newSave() });

/** What takes a token of which bucket, and two documents where a user can write two. */
const requests: readonly {
  readonly what: string;
  readonly kind: ClientRateKind;
  readonly ids: readonly [string, string?];
  readonly create: (id: string) => Write;
  readonly seedBefore?: readonly Write[];
}[] = [
  {
    what: 'a comment',
    kind: 'comments',
    ids: [createCommentId(2), createCommentId(3)],
    create: (id) => setComment(id),
  },
  { what: 'a list', kind: 'lists', ids: ['list_2', 'list_3'], create: (id) => setList(list(id)) },
  {
    what: 'a save of a list',
    kind: 'listUpdates',
    ids: ['list_1', 'list_2'],
    create: saveOf,
    seedBefore: [setList(list('list_2'))],
  },
  {
    what: 'a new name',
    kind: 'renames',
    ids: [ben.uid],
    create: () => setProfile({ ...ben, displayName: 'Tree Mail' }),
  },
  ...[[], seedEarlier()].flatMap((seedBefore) => {
    const when = seedBefore.length > 0 ? 'again' : 'for the first time';
    return [
      {
        what: `ballots ${when}`,
        kind: 'ballots' as const,
        ids: [ben.uid] as const,
        create: () => ({ set: ballotsPath(ben.uid), data: newBallots() }),
        seedBefore,
      },
      {
        what: `a prediction ${when}`,
        kind: 'predictions' as const,
        ids: [openKey] as const,
        create: (id: string) => ({ set: predictionPath(id, ben.uid), data: newPrediction() }),
        seedBefore,
      },
      {
        what: `a report ${when}`,
        kind: 'reports' as const,
        ids: [anasListTarget, anasNameTarget] as const,
        create: (id: string) => setReport(ben.uid, id),
        seedBefore,
      },
      {
        what: `a vote on a comment ${when}`,
        kind: 'votes' as const,
        ids: [anasComment, bensComment] as const,
        create: (id: string) => setCommentVote(ben.uid, 1, id),
        seedBefore,
      },
    ];
  }),
  {
    what: 'an upvote',
    kind: 'votes',
    ids: [listKeyText(anasList), listKeyText(bensList)],
    create: (id) => setUpvote(ben.uid, parseListKey(id)),
  },
  {
    what: 'following somebody',
    kind: 'follows',
    ids: ['ana', 'cleo'],
    create: (id) => follow(ben.uid, id)[0] ?? expect.unreachable(),
  },
];

describe.each(requests)('$what', ({ kind, ids: [first, second], create, seedBefore = [] }) => {
  const otherKind = kind === 'lists' ? 'comments' : 'lists';
  const token = (id = first) => takeToken(ben.uid, kind, id);

  beforeEach(() => seed(seedWorldOf(), setComment(bensComment), seedBefore));

  refuses(() => benCommits(create(first), token()), {
    'that takes no token': () => benCommits(create(first)),
    'that names an earlier token': {
      seed: [setRate(ben.uid, kind, newRate(kind, first, { at: inMs(-1000) }))],
      refused: () => benCommits(create(first)),
    },
    'that takes a token for another document': () => benCommits(create(first), token('another')),
    'that takes a token of another kind': () =>
      benCommits(create(first), takeToken(ben.uid, otherKind, first)),
    'of another user, with a token of one’s own': () =>
      anaCommits(create(first), takeToken(ana.uid, kind, first)),
    'that takes a token of another Google account': () =>
      benCommits(create(first), takeToken(ana.uid, kind, first)),
  });

  it.each(second === undefined ? [] : [second])('cannot share its token with another', async (id) => {
    await assertFails(benCommits(create(first), create(id), token()));
    await assertFails(benCommits(create(first), create(id), token(), token(id)));
    await assertSucceeds(benCommits(create(first), token()));
    await assertSucceeds(benCommits(create(id), token(id)));
  });
});
