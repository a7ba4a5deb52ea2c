import { listPath, upvotePath } from '@outrank/shared/firestore/documentPaths';
import { increment, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { forgeTimes } from '../support/bounds.ts';
import { anasList, bensList, deleteList, missingList, privateLists, setList } from '../support/lists.ts';
import {
  castUpvote,
  countUpvote,
  newUpvote,
  setUpvote,
  type UpvoteRequest,
  withdrawUpvote,
} from '../support/reactions.ts';
import { remove, type Write } from '../support/requests.ts';
import { ana, ben } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, benCommits, asAna, asBen, seed, refuses, refusesOthers, refusesChanges, accepts } =
  openWorld();
const bensUpvote = upvotePath(ben.uid, anasList);
const anaUpvotes = () => anaCommits(castUpvote(ana.uid));
const benUpvotes = (request?: UpvoteRequest) => benCommits(castUpvote(ben.uid, request));
const benWithdraws = (request?: UpvoteRequest) => benCommits(withdrawUpvote(ben.uid, request));
const setCount = (upvoteCount: number): Write => ({ update: listPath(anasList), data: { upvoteCount } });

beforeEach(() => seed(seedLists(), setList(anasList, { upvoteCount: 7 })));

describe('upvoting a list', () => {
  accepts({ 'the owner of the list': anaUpvotes });

  refusesChanges((list) => benUpvotes({ list }), {
    'two upvotes': { upvoteCount: 9 },
    'no upvote': { upvoteCount: 7 },
    'one upvote less': { upvoteCount: 6 },
    'one and a half upvotes': { upvoteCount: 8.5 },
    'a count that is not a number': { upvoteCount: Number.NaN },
    'a text for the count': { upvoteCount: '8' },
    'null for the count': { upvoteCount: null },
    ...forgeTimes('changedAt'),
    'another name': { name: 'Villains' },
    'another updatedAt': { updatedAt: serverTimestamp() },
    'another order': { itemIds: ['sandra-diaz-twine', 'parvati-shallow'] },
    'an unknown field': { upvotes: [ben.uid] },
  });

  refuses(benUpvotes, {
    'an upvote of another user beside the own one': () => benCommits(castUpvote(ben.uid), setUpvote(ana.uid)),
    'a second upvote of the same user': { first: benUpvotes, refused: benUpvotes, accepted: anaUpvotes },
    'the count without the upvote': () => benCommits(countUpvote(1)),
    'the upvote without the count, or with the count of another list': [
      () => benCommits(setUpvote(ben.uid)),
      () => benCommits(setUpvote(ben.uid), countUpvote(1, bensList)),
    ],
    'a sum that is a double': { seed: [setCount(7.5)], refused: benUpvotes, until: [setCount(7)] },
    'a count without changedAt': () =>
      benCommits(setUpvote(ben.uid), { update: listPath(anasList), data: { upvoteCount: increment(1) } }),
    'two counts in one batch': () => benCommits(castUpvote(ben.uid), countUpvote(1)),
    'two lists with one upvote': {
      refused: () => benCommits(castUpvote(ben.uid), countUpvote(1, bensList)),
      accepted: () => benCommits(castUpvote(ben.uid), countUpvote(1, bensList), setUpvote(ben.uid, bensList)),
    },
    'a list that does not exist': [
      () => benUpvotes({ key: missingList }),
      () => benCommits(setUpvote(ben.uid, missingList)),
    ],
  });

  refusesOthers(privateLists, anaUpvotes, benUpvotes);
});

describe('the document of an upvote', () => {
  refusesChanges((upvote) => benUpvotes({ upvote }), {
    'another owner of the list': { userId: ben.uid },
    'another id of the list': { listId: 'list_2' },
    'no list': { listId: undefined },
    'a number for the list': { listId: 1 },
    'an unknown field': { name: 'Heroes' },
    'no time': { at: undefined },
    ...forgeTimes('at'),
  });

  const withSecondUpvote = (key: typeof anasList) =>
    benCommits(castUpvote(ben.uid), countUpvote(1, bensList), {
      set: upvotePath(ben.uid, bensList),
      data: newUpvote(key),
    });

  refuses(benUpvotes, {
    'the name of a list that is not counted': {
      refused: () => withSecondUpvote(anasList),
      accepted: () => withSecondUpvote(bensList),
    },
    'another path than the key of its list': () =>
      benCommits({ set: `users/${ben.uid}/upvotes/heroes`, data: newUpvote() }, countUpvote(1)),
    'a change': {
      first: benUpvotes,
      refused: () => benCommits({ update: bensUpvote, data: { at: serverTimestamp() } }),
      accepted: benWithdraws,
    },
  });
});

describe('withdrawing an upvote', () => {
  beforeEach(() => seed(castUpvote(ben.uid)));

  refusesChanges((list) => benWithdraws({ list }), {
    'two upvotes less': { upvoteCount: increment(-2) },
    'the same count': { upvoteCount: increment(0) },
    'one upvote more': { upvoteCount: increment(1) },
    'another name': { name: 'Villains' },
  });

  const removeIt = (db = asBen()) => remove(db, bensUpvote);

  refuses(benWithdraws, {
    'withdrawing twice; then the list can be upvoted again': {
      first: benWithdraws,
      refused: benWithdraws,
      accepted: benUpvotes,
    },
    'the count of another user’s upvote': () => anaCommits(countUpvote(-1)),
    'one half without the other': [() => benCommits(countUpvote(-1)), removeIt],
    'a double as the count': {
      seed: [setCount(1)],
      refused: () => benWithdraws({ list: { upvoteCount: -0 } }),
      accepted: () => benWithdraws({ list: { upvoteCount: 0 } }),
    },
    'a negative count': { seed: [setCount(0)], refused: benWithdraws, until: [setCount(1)] },
    'deleting the upvote alone while its list exists': {
      refused: removeIt,
      until: [{ delete: listPath(anasList) }],
    },
    'the counter of a deleted list, and other users': {
      seed: [{ delete: listPath(anasList) }],
      refused: [benWithdraws, () => removeIt(asAna())],
      accepted: removeIt,
    },
    'an upvote without its counter, unless the batch deletes the list': {
      seed: castUpvote(ana.uid),
      refused: () => remove(asAna(), upvotePath(ana.uid, anasList)),
      accepted: () => anaCommits({ delete: upvotePath(ana.uid, anasList) }, deleteList()),
    },
  });
});
