import { listPath } from '@outrank/shared/documents/list';
import { upvotePath } from '@outrank/shared/documents/reactions';
import { increment, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { forgeTimes } from '../support/bounds.ts';
import {
  anasList,
  anasSecondList,
  deleteList,
  missingList,
  privateLists,
  setList,
} from '../support/lists.ts';
import { castUpvote, newUpvote, setUpvote } from '../support/reactions.ts';
import { remove } from '../support/requests.ts';
import { ana, ben, takeToken } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const world = openWorld();
const { anaCommits, benCommits, asAna, asBen, seed } = world;
const { refuses, refusesOthers, refusesChanges, accepts } = world;
const bensUpvote = upvotePath(ben.uid, anasList);
const anaUpvotes = () => anaCommits(castUpvote(ana.uid));
const benUpvotes = (changes = {}, key = anasList) => benCommits(castUpvote(ben.uid, key, changes));
const updateCount = (data: object) => ({ update: listPath(anasList), data });

beforeEach(() => seed(seedLists(), setList(anasList, { upvoteCount: 7 }), setList(anasSecondList)));

describe('upvoting a list', () => {
  accepts({
    'the owner of the list': anaUpvotes,
    'an upvote in the batch that deletes the list, which was readable before': () =>
      anaCommits(castUpvote(ana.uid), deleteList()),
  });

  refusesChanges(benUpvotes, {
    'another owner of the list': { userId: ben.uid },
    'another id of the list': { listId: 'list_2' },
    'no list': { listId: undefined },
    'a number for the list': { listId: 1 },
    'an unknown field': { name: 'Heroes' },
    'no time': { at: undefined },
    ...forgeTimes('at'),
  });

  refuses(benUpvotes, {
    'an upvote of another user, alone or beside one’s own': [
      () => benCommits(castUpvote(ana.uid)),
      () => benCommits(castUpvote(ben.uid), setUpvote(ana.uid)),
    ],
    'a second upvote of the same user': {
      first: benUpvotes,
      refused: benUpvotes,
      accepted: [anaUpvotes, () => benUpvotes({}, anasSecondList)],
    },
    'another path than the key of its list': () =>
      benCommits(
        { set: `users/${ben.uid}/upvotes/heroes`, data: newUpvote() },
        takeToken(ben.uid, 'votes', 'heroes'),
      ),
    'a list that does not exist': () => benUpvotes({}, missingList),
    'a change': {
      first: benUpvotes,
      refused: () =>
        benCommits(
          { update: bensUpvote, data: { at: serverTimestamp() } },
          takeToken(ben.uid, 'votes', 'ana~list_1'),
        ),
      accepted: () => remove(asBen(), bensUpvote),
    },
  });

  refusesOthers(privateLists, anaUpvotes, benUpvotes);
});

describe('the count of upvotes', () => {
  const counts = [{ upvoteCount: increment(1) }, { upvoteCount: 0 }, { countedAt: serverTimestamp() }];

  refuses(benUpvotes, {
    'every change by a user, with an upvote or without': counts
      .map((count) => updateCount({ ...count, changedAt: serverTimestamp() }))
      .flatMap((count) => [
        () => benCommits(count),
        () => benCommits(count, castUpvote(ben.uid)),
        () => anaCommits(count, castUpvote(ana.uid)),
        () => anaCommits(count, takeToken(ana.uid, 'listUpdates', anasList.listId)),
      ]),
  });
});

describe('withdrawing an upvote', () => {
  beforeEach(() => seed(setUpvote(ben.uid)));

  const withdraw = (db = asBen()) => remove(db, bensUpvote);

  refuses(withdraw, {
    'other users after the list is deleted': {
      seed: [{ delete: listPath(anasList) }],
      refused: () => withdraw(asAna()),
    },
    'another upvote until it is withdrawn': { refused: benUpvotes, accepted: [withdraw, benUpvotes] },
  });
});
