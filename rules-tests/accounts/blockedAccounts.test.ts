import { assertFails } from '@firebase/rules-unit-testing';
import { userListsPath } from '@outrank/shared/documents/account';
import { blockedAccountPath, REPORT_COUNTS } from '@outrank/shared/documents/moderation';
import { commentVotePath, upvotePath } from '@outrank/shared/documents/reactions';
import { beforeEach, describe } from 'vitest';
import { anasComment, setCommentVote } from '../support/comments.ts';
import { createPrivateWrites, createPublicWrites, seedEarlier, seedWorldOf } from '../support/everyWrite.ts';
import { anasList } from '../support/lists.ts';
import { setUpvote } from '../support/reactions.ts';
import { commit, listOne, remove } from '../support/requests.ts';
import {
  ben,
  benAgain,
  bindAccount,
  cleo,
  getGoogleId,
  rename,
  setBlocked,
  setProfile,
} from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const { benCommits, asBen, asCurator, signedInAs, seed } = world;
const { refuses, refusesEach, accepts } = world;

const blocked = blockedAccountPath(getGoogleId(ben.uid));
const unblocking = [{ delete: blocked }];

describe.each([
  { when: 'at first', seedBefore: () => [] },
  { when: 'later', seedBefore: seedEarlier },
])('a blocked Google account $when', ({ seedBefore }) => {
  beforeEach(() => seed(seedWorldOf(), seedBefore(), setBlocked(ben.uid)));

  refusesEach(
    () => seed(),
    Object.entries(createPublicWrites()),
    ([what, batch]) => [
      `${what}, until it is unblocked, and then without its token`,
      {
        refused: () => benCommits(batch),
        until: unblocking,
        accepted: [
          () => assertFails(benCommits(batch.filter((write) => !('rate' in write)))),
          () => benCommits(batch),
        ],
      },
    ],
  );

  accepts(
    Object.fromEntries(
      Object.entries(createPrivateWrites()).map(([what, batch]) => [what, () => benCommits(batch)]),
    ),
  );
});

describe('a new account of a blocked Google account', () => {
  beforeEach(() => seed(seedWorldOf(benAgain.uid), setBlocked(ben.uid), bindAccount(benAgain.uid)));

  refuses(() => seed(), {
    'a name, until it is unblocked': {
      refused: () => commit(signedInAs(benAgain.uid), rename(benAgain.uid)),
      until: unblocking,
    },
  });
});

describe('a blocked Google account', () => {
  beforeEach(() => seed(setBlocked(ben.uid), setUpvote(ben.uid), setCommentVote(ben.uid, 1, anasComment)));

  accepts({
    'withdrawing an upvote': () => remove(asBen(), upvotePath(ben.uid, anasList)),
    'withdrawing a vote on a comment': () => remove(asBen(), commentVotePath(ben.uid, anasComment)),
  });

  refuses(() => benCommits({ delete: upvotePath(ben.uid, anasList) }), {
    'a first name': {
      seed: [{ delete: userListsPath(ben.uid) }],
      refused: () => benCommits(setProfile(ben)),
      until: unblocking,
    },
  });
});

describe('a blocked curator', () => {
  const readReports = () => listOne(asCurator(), REPORT_COUNTS);

  refuses(readReports, {
    'reading what is reported': {
      seed: [setBlocked(cleo.uid)],
      refused: readReports,
      until: [{ delete: blockedAccountPath(getGoogleId(cleo.uid)) }],
    },
  });
});
