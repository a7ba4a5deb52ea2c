import { assertSucceeds } from '@firebase/rules-unit-testing';
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
import { beforeEach, describe, it } from 'vitest';
import {
  bensComment,
  byAna,
  postComment,
  seedLists,
  setComment,
  setCommentVote,
  voteOnComment,
} from '../support/comments.ts';
import { bensList, deleteList, newSave, publishList } from '../support/lists.ts';
import { castUpvote, setFavorite } from '../support/reactions.ts';
import { commit, list, read, type Write, type Writes } from '../support/requests.ts';
import { ben, newDraft, newRate, setBlocked, setProfile } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { benCommits, asCurator, withCuratorClaim, signedInAs, seed, refuses } = openWorld();

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
const withdrawVote = () => benCommits(voteOnComment(ben.uid, { value: 0, step: { up: -1 } }));
const unblock = () => seed({ delete: blocked });

beforeEach(() => seed(seedLists(), setComment(bensComment, byAna)));

describe('a blocked account', () => {
  beforeEach(() => seed(setBlocked(ben.uid)));

  const attacks = Object.entries(writes).map(([what, batch]) => {
    const write = () => benCommits(...batch);
    return [`${what}, until it is unblocked`, { refused: write, accepted: [unblock, write] }];
  });
  refuses(unblock, Object.fromEntries(attacks));

  const changeBallot = () =>
    benCommits({ update: ballots, data: { 'goat-social.submittedAt': serverTimestamp() } });

  refuses(unblock, {
    'a changed ballot, until it is unblocked': {
      seed: [{ set: ballots, data: ballot() }],
      refused: changeBallot,
      accepted: [unblock, changeBallot],
    },
    'a first name': {
      seed: [{ delete: userListsPath(ben.uid) }],
      refused: () => benCommits(setProfile({ uid: ben.uid, displayName: 'Tree' })),
      accepted: () => commit(signedInAs('cleo'), setProfile({ uid: 'cleo', displayName: 'Tree' })),
    },
    'withdrawing a vote, which changes a count, until it is unblocked': {
      seed: setVote,
      refused: withdrawVote,
      accepted: [unblock, withdrawVote],
    },
  });

  it('can still delete a list and write private documents', async () => {
    await assertSucceeds(benCommits({ set: userPath(ben.uid), data: newDraft() }));
    await assertSucceeds(benCommits(setFavorite(ben.uid)));
    await assertSucceeds(benCommits(deleteList(bensList)));
  });
});

describe('the blocked accounts', () => {
  beforeEach(() => seed(setBlocked(ben.uid)));

  const page = (db = asCurator(), max = QUERY_MAX) => list(db, BLOCKED_ACCOUNTS, limit(max));
  const readIt = (db = asCurator()) => read(db, blocked);

  refuses(() => readIt(), {
    'readers whose claim is not true, and queries of more than a page': {
      refused: [() => readIt(withCuratorClaim('true')), () => page(asCurator(), QUERY_MAX + 1)],
      accepted: [() => readIt(), () => page()],
    },
  });
});

describe('a client with the token of a deleted account', () => {
  const privateWrites: Readonly<Record<string, Write>> = {
    'a draft': { set: userPath(ben.uid), data: newDraft() },
    'a favorite': setFavorite(ben.uid),
    'a rate': { set: ratePath(ben.uid, 'lists'), data: newRate('list_2') },
  };
  const attacks = Object.entries(privateWrites).map(([what, write]) => [
    `${what}, which an account that a curator blocked may write`,
    {
      seed: [{ delete: ratePath(ben.uid, 'lists') }, setBlocked(ben.uid, 'self')],
      refused: () => benCommits(write),
      accepted: [() => seed(setBlocked(ben.uid, 'cleo')), () => benCommits(write)],
    },
  ]);
  refuses(unblock, Object.fromEntries(attacks));
});
