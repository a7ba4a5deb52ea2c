import { commentPath, commentVotePath } from '@outrank/shared/firestore/documentPaths';
import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import {
  bensComment,
  countVote,
  createCommentId,
  missingComment,
  newCommentVote,
  replyTo,
  type Step,
  setComment,
  setCommentVote,
  upvote,
  type VoteRequest,
  voteOnComment,
} from '../support/comments.ts';
import { deleteList, privateLists } from '../support/lists.ts';
import { commit, remove, type Write } from '../support/requests.ts';
import { ana, ben } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const world = openWorld();
const { anaCommits, benCommits, asAna, asBen, signedOut, seed } = world;
const { accepts, refuses, refusesEach, refusesOthers, refusesChanges } = world;
const anaVotes = (request: Partial<VoteRequest> = {}) =>
  anaCommits(voteOnComment(ana.uid, { ...upvote, ...request }));
const benVotes = (request = upvote) => benCommits(voteOnComment(ben.uid, request));
const setCounts = (data: object): Write => ({ update: commentPath(bensComment), data });
const other = createCommentId(2);

beforeEach(() =>
  seed(
    seedLists(),
    setComment(bensComment, { upvoteCount: 7, downvoteCount: 4 }),
    setComment(other, { ...replyTo(bensComment), upvoteCount: 2, downvoteCount: 2 }),
  ),
);

/** Every change of a vote, with its step of the counts. All other steps nearby are refused. */
const changes = [
  { from: 0, to: 1, step: { up: 1, down: 0 } },
  { from: 0, to: -1, step: { up: 0, down: 1 } },
  { from: 1, to: 0, step: { up: -1, down: 0 } },
  { from: -1, to: 0, step: { up: 0, down: -1 } },
  { from: 1, to: -1, step: { up: -1, down: 1 } },
  { from: -1, to: 1, step: { up: 1, down: -1 } },
];

const near = [-2, -1, 0, 1, 2];
const steps: readonly Required<Step>[] = near.flatMap((up) => near.map((down) => ({ up, down })));

describe.each(changes)('a vote that changes from $from to $to', ({ from, to, step }) => {
  const wrongSteps = steps.filter(({ up, down }) => up !== step.up || down !== step.down);
  const request = { value: to, step };
  const setVoteOf = (uid: string) => setCommentVote(uid, to);

  beforeEach(() => seed(setCommentVote(ana.uid, from)));

  refuses(() => anaVotes(request), {
    'every other step of the counts': wrongSteps.map((wrong) => () => anaVotes({ value: to, step: wrong })),
    'one half without the other': [() => anaCommits(countVote(step)), () => anaCommits(setVoteOf(ana.uid))],
    'counting twice': { first: () => anaVotes(request), refused: () => anaVotes(request), accepted: [] },
    'the vote of another user, also beside a vote that changes the counts alike': {
      seed: [setCommentVote(ben.uid, from)],
      refused: [
        () => benCommits(voteOnComment(ana.uid, request)),
        () => commit(signedOut(), voteOnComment(ana.uid, request)),
        () => benCommits(voteOnComment(ben.uid, request), setVoteOf(ana.uid)),
      ],
      accepted: [() => benVotes(request), () => anaVotes(request)],
    },
    'other changes of the comment': [
      ...[{ text: 'Sandra.' }, { userName: 'A' }, { createdAt: serverTimestamp() }, { seen: 1 }],
    ].map((comment) => () => anaVotes({ ...request, comment })),
    'the count of another comment': [
      () => anaCommits(countVote(step, other), setVoteOf(ana.uid)),
      () => anaCommits(voteOnComment(ana.uid, request), countVote(step, other)),
    ],
  });
});

describe('voting on a comment', () => {
  accepts({
    'the author of the comment': benVotes,
    'a vote on a reply': () => anaVotes({ id: other, value: -1, step: { down: 1 } }),
    'a vote in the batch that deletes the list, which was readable before': () =>
      anaCommits(voteOnComment(ana.uid), deleteList()),
  });

  refusesChanges((comment) => anaVotes({ comment }), {
    'a fraction': { upvoteCount: 8.5 },
    'a count that is not a number': { upvoteCount: Number.NaN },
    'a text': { upvoteCount: '8' },
    null: { upvoteCount: null },
    'a text for the other count': { downvoteCount: '4' },
    'a fraction for the other count': { downvoteCount: 4.5 },
  });

  refuses(anaVotes, {
    'a write of the counts without a change of the vote': () => anaCommits(countVote({})),
    'two votes in one batch': () =>
      anaCommits(voteOnComment(ana.uid, { value: 1, step: { up: 1, down: 1 } }), setCommentVote(ana.uid, -1)),
    'a vote for another user': {
      refused: () =>
        anaCommits(voteOnComment(ana.uid, { value: 1, step: { up: 2 } }), setCommentVote(ben.uid, 1)),
      accepted: [anaVotes, benVotes],
    },
    'a comment that does not exist': [
      () => anaVotes({ id: missingComment }),
      () => anaCommits(setCommentVote(ana.uid, 1, missingComment)),
    ],
    'two comments with one vote': {
      refused: () => anaCommits(voteOnComment(ana.uid), countVote({ down: 1 }, other)),
      accepted: () =>
        anaCommits(voteOnComment(ana.uid), countVote({ down: 1 }, other), setCommentVote(ana.uid, -1, other)),
    },
  });

  refusesOthers(privateLists, anaVotes, benVotes);
});

describe.each([
  { count: 'upvoteCount', value: 1, step: { up: -1 } },
  { count: 'downvoteCount', value: -1, step: { down: -1 } },
])('withdrawing the last vote in $count', ({ count, value, step }) => {
  const withdraw = () => anaVotes({ value: 0, step });
  const withdrawTo = (rest: number) =>
    anaVotes({ value: 0, step: {}, comment: { upvoteCount: 7, downvoteCount: 4, [count]: rest } });

  beforeEach(() => seed(setCounts({ [count]: 1 }), setCommentVote(ana.uid, value)));

  refuses(withdraw, {
    'a double as the count': { refused: () => withdrawTo(-0), accepted: () => withdrawTo(0) },
    'a negative count': {
      seed: [setCounts({ [count]: 0 })],
      refused: withdraw,
      until: [setCounts({ [count]: 1 })],
    },
  });
});

describe('the document of a vote', () => {
  const path = commentVotePath(ana.uid, bensComment);
  const forged = {
    'another comment': { commentId: other },
    'another list': { listKey: 'ben~list_1' },
    'an unknown field': { at: serverTimestamp() },
  };
  const forgedAtCreation = {
    ...forged,
    'no comment': { commentId: undefined },
    'no list': { listKey: undefined },
    'no value': { value: undefined },
  };
  const turn = (vote = {}) => anaVotes({ value: -1, step: { up: -1, down: 1 }, vote });

  refusesEach(anaVotes, Object.entries(forgedAtCreation), ([what, vote]) => [
    `${what}, counted or not`,
    [() => anaVotes({ vote }), () => anaVotes({ vote, step: {} })],
  ]);

  refusesEach(anaVotes, [0, 2, -2, 0.5, '1', true, null], (value) => [
    `${JSON.stringify(value)} for a vote, counted or not`,
    [
      () => anaVotes({ value }),
      () => anaVotes({ value, step: {} }),
      () => anaCommits({ set: path, data: newCommentVote(bensComment, value) }),
    ],
  ]);

  describe('that changes', () => {
    beforeEach(() => seed(setCommentVote(ana.uid, 1)));

    refusesChanges(turn, { ...forged, 'a text for a vote': { value: '-1' } });
  });

  refuses(() => remove(asAna(), path), {
    'deletion while the comment exists': {
      seed: [setCommentVote(ana.uid, 1)],
      refused: () => remove(asAna(), path),
      until: [{ delete: commentPath(bensComment) }],
    },
    'other users and changes after the comment is deleted': {
      seed: [setCommentVote(ana.uid, 1), { delete: commentPath(bensComment) }],
      refused: [() => remove(asBen(), path), () => anaCommits(setCommentVote(ana.uid, -1))],
    },
  });
});
