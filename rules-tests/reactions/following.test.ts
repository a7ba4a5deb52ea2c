import { FOLLOWING_GROUP, followingPath, followPath } from '@outrank/shared/documents/following';
import { limit, serverTimestamp, where } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { forgeTimes } from '../support/bounds.ts';
import { follow } from '../support/reactions.ts';
import { list, listOne, read, remove } from '../support/requests.ts';
import { ana, ben, cleo, takeToken } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, benCommits, asAna, asBen, asCurator, signedOut, seed, accepts, refuses, refusesChanges } =
  openWorld();
const bensFollow = followPath(ben.uid, ana.uid);
const benFollows = (changes = {}) => benCommits(follow(ben.uid, ana.uid, changes));

describe('following a user', () => {
  accepts({ 'an entry with nothing but its time': () => benFollows({ userId: undefined }) });

  refusesChanges(benFollows, {
    'the id of somebody else': { userId: cleo.uid },
    'a number for the id': { userId: 7 },
    'an unknown field': { name: 'Ana' },
    'no time': { at: undefined },
    ...forgeTimes('at'),
  });

  refuses(benFollows, {
    oneself: () => benCommits(follow(ben.uid, ben.uid)),
    'in the name of another user': () => benCommits(follow(ana.uid, cleo.uid)),
    'without a token, or with that of another entry': {
      refused: [
        () => benCommits(follow(ben.uid, ana.uid).slice(0, 1)),
        () => benCommits(follow(ben.uid, ana.uid).slice(0, 1), takeToken(ben.uid, 'follows', cleo.uid)),
        () => benCommits(follow(ben.uid, ana.uid).slice(0, 1), takeToken(ben.uid, 'votes', ana.uid)),
      ],
    },
    'a change, until it is withdrawn': {
      first: benFollows,
      refused: benFollows,
      accepted: [() => remove(asBen(), bensFollow), benFollows],
    },
  });
});

describe('whom one follows', () => {
  beforeEach(() => seed({ set: bensFollow, data: { at: serverTimestamp(), userId: ana.uid } }));
  const all = { group: FOLLOWING_GROUP };

  refuses(() => listOne(asBen(), followingPath(ben.uid)), {
    'a read by the followed user, a curator or a visitor': {
      refused: [asAna, asCurator, signedOut].map((open) => () => read(open(), bensFollow)),
      accepted: () => read(asBen(), bensFollow),
    },
    'a query of it by the same': [asAna, asCurator, signedOut].map(
      (open) => () => listOne(open(), followingPath(ben.uid)),
    ),
    'a query over all users, even for oneself': [asAna, asBen, asCurator].flatMap((open) => [
      () => list(open(), all, limit(1)),
      () => list(open(), all, where('userId', '==', ana.uid), limit(1)),
    ]),
    'its deletion by the followed user': {
      refused: () => remove(asAna(), bensFollow),
      accepted: () => remove(asBen(), bensFollow),
    },
    'an entry that the followed user adds': () => anaCommits(follow(ben.uid, cleo.uid)),
  });
});
