import {
  BLOCKED_ACCOUNTS,
  ballotsPath,
  blockedAccountPath,
  ratePath,
  userListsPath,
  userPath,
} from '@outrank/shared/firestore/documentPaths';
import { LIST_ITEMS_MAX, QUERY_MAX } from '@outrank/shared/limits';
import { limit, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import {
  bensComment,
  byAna,
  postComment,
  setComment,
  setCommentVote,
  voteOnComment,
} from '../support/comments.ts';
import { bensList, deleteList, newSave, publishList } from '../support/lists.ts';
import { castUpvote, setFavorite } from '../support/reactions.ts';
import { commit, list, read, type Write, type Writes } from '../support/requests.ts';
import { ben, newDraft, newRate, setBlocked, setProfile } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { benCommits, asCurator, withCuratorClaim, signedInAs, seed, refuses, refusesEach, accepts } =
  openWorld();

const blocked = blockedAccountPath(ben.uid);
const ballots = ballotsPath(ben.uid);
const ballot = () => ({ 'goat-social': { ranking: Array(10).fill(''), submittedAt: serverTimestamp() } });
const bensSecondList = { userId: ben.uid, listId: 'list_2' };
/** The longest list, so that the check of the account fits into 1,000 expressions beside it. */
const longest = {
  type: 'survivor-ranking',
  itemIds: Array.from({ length: LIST_ITEMS_MAX }, (_, index) => String(index).padStart(60, 'x-')),
  itemSeasonIds: Array.from({ length: LIST_ITEMS_MAX }, () => 's20'),
};
const setLongestList = { update: `userLists/${ben.uid}/lists/${bensList.listId}`, data: newSave(longest) };

const writes: Readonly<Record<string, Writes>> = {
  'a new name': [setProfile({ uid: ben.uid, displayName: 'Tree Mail' })],
  'a new list': publishList(bensSecondList, longest),
  'a save of a list': [setLongestList],
  'an upvote': castUpvote(ben.uid),
  'a comment': postComment(),
  'a vote on a comment': voteOnComment(ben.uid),
  'a ballot': [{ set: ballots, data: ballot() }],
};

const setVote = [setComment(bensComment, { ...byAna, upvoteCount: 1 }), setCommentVote(ben.uid, 1)];
const unblocking = [{ delete: blocked }];
const unblock = () => seed(unblocking);

beforeEach(() => seed(seedLists(), setComment(bensComment, byAna)));

describe('a blocked account', () => {
  beforeEach(() => seed(setBlocked(ben.uid)));

  refusesEach(unblock, Object.entries(writes), ([what, batch]) => [
    `${what}, until it is unblocked`,
    { refused: () => benCommits(...batch), until: unblocking },
  ]);

  refuses(unblock, {
    'a changed ballot, until it is unblocked': {
      seed: [{ set: ballots, data: ballot() }],
      refused: () => benCommits({ update: ballots, data: { 'goat-social.submittedAt': serverTimestamp() } }),
      until: unblocking,
    },
    'a first name': {
      seed: [{ delete: userListsPath(ben.uid) }],
      refused: () => benCommits(setProfile({ uid: ben.uid, displayName: 'Tree' })),
      accepted: () => commit(signedInAs('cleo'), setProfile({ uid: 'cleo', displayName: 'Tree' })),
    },
    'withdrawing a vote, which changes a count, until it is unblocked': {
      seed: setVote,
      refused: () => benCommits(voteOnComment(ben.uid, { value: 0, step: { up: -1 } })),
      until: unblocking,
    },
  });

  accepts({
    'a draft': () => benCommits({ set: userPath(ben.uid), data: newDraft() }),
    'a favorite': () => benCommits(setFavorite(ben.uid)),
    'the deletion of a list': () => benCommits(deleteList(bensList)),
  });
});

describe('the blocked accounts', () => {
  beforeEach(() => seed(setBlocked(ben.uid)));

  const page = (db = asCurator(), max = QUERY_MAX) => list(db, BLOCKED_ACCOUNTS, limit(max));
  const readIt = (db = asCurator()) => read(db, blocked);

  refuses(readIt, {
    'readers whose claim is not true, and queries of more than a page': {
      refused: [() => readIt(withCuratorClaim('true')), () => page(asCurator(), QUERY_MAX + 1)],
      accepted: [readIt, page],
    },
  });
});

describe('a client with the token of a deleted account', () => {
  const privateWrites: Readonly<Record<string, Write>> = {
    'a draft': { set: userPath(ben.uid), data: newDraft() },
    'a favorite': setFavorite(ben.uid),
    'a rate': { set: ratePath(ben.uid, 'lists'), data: newRate('list_2') },
  };
  refusesEach(unblock, Object.entries(privateWrites), ([what, write]) => [
    `${what}, which an account that a curator blocked may write`,
    {
      seed: [{ delete: ratePath(ben.uid, 'lists') }, setBlocked(ben.uid, 'self')],
      refused: () => benCommits(write),
      until: [setBlocked(ben.uid, 'cleo')],
    },
  ]);
});
