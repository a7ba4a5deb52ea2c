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
import { ana, ben } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, benCommits, seed, accepts, refuses, refusesOthers, refusesChanges } = openWorld();
const anaVotes = (changes = {}, value: unknown = 1, id = bensComment) =>
  anaCommits(voteOnComment(ana.uid, value, id, changes));
const benVotes = () => benCommits(voteOnComment(ben.uid));
const reply = createCommentId(2);
const third = createCommentId(3);

beforeEach(() => seed(seedLists(), setComment(), setComment(reply, replyTo(bensComment))));

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
  });

  refusesOthers(privateLists, anaVotes, benVotes);
});

describe('a vote on a comment', () => {
  refusesChanges(anaVotes, {
    'another comment': { commentId: reply },
    'another list': { listKey: 'ben~list_1' },
    'an unknown field': { weight: 2 },
    'no time': { at: undefined },
    ...forgeTimes('at'),
    'no comment': { commentId: undefined },
    'no list': { listKey: undefined },
    'no value': { value: undefined },
    ...Object.fromEntries([0, 2, -2, 0.5, '1', true, null].map((value) => [`the value ${value}`, { value }])),
  });

  refuses(() => anaVotes({}, -1), {
    'a vote in place of another that is none': {
      seed: [setCommentVote(ana.uid)],
      refused: [() => anaVotes({}, 2), () => anaVotes({ commentId: reply })],
    },
  });
});
