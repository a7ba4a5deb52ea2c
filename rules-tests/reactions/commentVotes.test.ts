import { commentPath } from '@outrank/shared/documents/comment';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import { increment, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { forgeTimes } from '../support/bounds.ts';
import {
  bensComment,
  createCommentId,
  missingComment,
  postComment,
  replyTo,
  setComment,
  setCommentVote,
  voteOnComment,
} from '../support/comments.ts';
import { deleteList, privateLists } from '../support/lists.ts';
import { remove, type Write } from '../support/requests.ts';
import { ana, ben, takeToken } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const world = openWorld();
const { anaCommits, benCommits, asAna, asBen, seed } = world;
const { accepts, refuses, refusesEach, refusesOthers, refusesChanges } = world;
const anaVotes = (changes = {}, value: unknown = 1, id = bensComment) =>
  anaCommits(voteOnComment(ana.uid, value, id, changes));
const benVotes = () => benCommits(voteOnComment(ben.uid));
const anasVote = commentVotePath(ana.uid, bensComment);
const reply = createCommentId(2);
const third = createCommentId(3);

beforeEach(() =>
  seed(seedLists(), setComment(bensComment, { upvoteCount: 7 }), setComment(reply, replyTo(bensComment))),
);

describe('voting on a comment', () => {
  accepts({
    'the author of the comment': benVotes,
    'a vote on a reply': () => anaVotes({}, -1, reply),
    'a vote in the batch that deletes the list, which was readable before': () =>
      anaCommits(voteOnComment(ana.uid), deleteList()),
  });

  refuses(anaVotes, {
    'a comment that does not exist': () => anaVotes({}, 1, missingComment),
    'a comment that the same batch creates': {
      refused: () => benCommits(postComment({}, third), voteOnComment(ben.uid, 1, third)),
      accepted: [
        () => benCommits(postComment({}, third)),
        () => benCommits(voteOnComment(ben.uid, 1, third)),
      ],
    },
    'a vote of another user, alone or beside one’s own': [
      () => benCommits(voteOnComment(ana.uid)),
      () => benCommits(voteOnComment(ben.uid), setCommentVote(ana.uid)),
    ],
  });

  refusesOthers(privateLists, anaVotes, benVotes);
});

describe.each([
  { when: 'a first vote', seedBefore: [], value: 1 },
  { when: 'a first vote against', seedBefore: [], value: -1 },
  { when: 'a changed vote', seedBefore: [setCommentVote(ana.uid, -1)], value: 1 },
  { when: 'a vote that turns against', seedBefore: [setCommentVote(ana.uid, 1)], value: -1 },
])('$when', ({ seedBefore, value: usual }) => {
  beforeEach(() => seed(seedBefore));

  refusesChanges((changes) => anaVotes(changes, usual), {
    'another comment': { commentId: reply },
    'another list': { listKey: 'ben~list_1' },
    'an unknown field': { weight: 2 },
    'no time': { at: undefined },
    ...forgeTimes('at'),
    'no comment': { commentId: undefined },
    'no list': { listKey: undefined },
    'no value': { value: undefined },
  });

  refusesEach(
    () => anaVotes({}, usual),
    [0, 2, -2, 0.5, '1', true, null],
    (value) => [`${JSON.stringify(value)} for a vote`, () => anaVotes({}, value)],
  );
});

describe('the counts of a comment', () => {
  const change = (data: object): Write => ({ update: commentPath(bensComment), data });
  const counts = [
    { upvoteCount: increment(1) },
    { downvoteCount: 5 },
    { upvoteCount: 8, downvoteCount: 0 },
    { countedAt: serverTimestamp() },
  ].map(change);

  refuses(anaVotes, {
    'every change by a user, with a vote or without': counts.flatMap((count) => [
      () => anaCommits(count),
      () => anaCommits(count, voteOnComment(ana.uid)),
      () => benCommits(count, voteOnComment(ben.uid)),
      () => benCommits(count, takeToken(ben.uid, 'comments', bensComment)),
    ]),
  });
});

describe('withdrawing a vote', () => {
  beforeEach(() => seed(setCommentVote(ana.uid)));

  refuses(() => remove(asAna(), anasVote), {
    'other users and changes after the comment is deleted': {
      seed: [{ delete: commentPath(bensComment) }],
      refused: [() => remove(asBen(), anasVote), () => anaVotes({}, -1)],
    },
  });
});
