import { commentPath, commentVotePath } from '@outrank/shared/firestore/documentPaths';
import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import {
  bensComment,
  createCommentId,
  newCommentVote,
  setComment,
  setCommentVote,
  upvote,
  type VoteRequest,
  voteOnComment,
} from '../support/comments.ts';
import { setList } from '../support/lists.ts';
import { remove } from '../support/requests.ts';
import { ana, setProfiles } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, asAna, asBen, seed, refuses, refusesChanges } = openWorld();
const anaVotes = (request: Partial<VoteRequest> = {}) =>
  anaCommits(voteOnComment(ana.uid, { ...upvote, ...request }));
const other = createCommentId(2);

beforeEach(() =>
  seed(setProfiles(), setList(), setComment(bensComment, { upvoteCount: 7, downvoteCount: 4 })),
);

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

  refuses(
    () => anaVotes(),
    Object.fromEntries(
      Object.entries(forgedAtCreation).map(([what, vote]) => [
        `${what}, counted or not`,
        [() => anaVotes({ vote }), () => anaVotes({ vote, step: {} })],
      ]),
    ),
  );

  refuses(
    () => anaVotes(),
    Object.fromEntries(
      [0, 2, -2, 0.5, '1', true, null].map((value) => [
        `${JSON.stringify(value)} for a vote, counted or not`,
        [
          () => anaVotes({ value }),
          () => anaVotes({ value, step: {} }),
          () => anaCommits({ set: path, data: newCommentVote(bensComment, value) }),
        ],
      ]),
    ),
  );

  describe('that changes', () => {
    beforeEach(() => seed(setCommentVote(ana.uid, 1)));

    refusesChanges(turn, { ...forged, 'a text for a vote': { value: '-1' } });
  });

  refuses(() => remove(asAna(), path), {
    'deletion while the comment exists': {
      seed: [setCommentVote(ana.uid, 1)],
      refused: () => remove(asAna(), path),
      accepted: [() => seed({ delete: commentPath(bensComment) }), () => remove(asAna(), path)],
    },
    'other users and changes after the comment is deleted': {
      seed: [setCommentVote(ana.uid, 1), { delete: commentPath(bensComment) }],
      refused: [() => remove(asBen(), path), () => anaCommits(setCommentVote(ana.uid, -1))],
    },
  });
});
