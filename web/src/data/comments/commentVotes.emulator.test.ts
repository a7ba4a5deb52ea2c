import type { CommentVote } from '@outrank/shared/comments/comment';
import {
  commentPath,
  commentVotePath,
  commentVotesPath,
  listPath,
} from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { getClient, setUpDatabase, storedComment } from '#testing/emulatorDatabase.ts';
import { saveCommentVote } from './commentVotes.ts';

const database = setUpDatabase();
const heroes = { userId: 'ana', listId: 'list_1' };
const commentOf = (id: string) => ({ id, listUserId: 'ana', listId: 'list_1' });
const first = commentOf('first');
const fanVotes = (uid: string, value: CommentVote, comment = first) =>
  saveCommentVote(getClient(uid), { uid, comment, value });
const benVotes = (value: CommentVote) => fanVotes('ben', value);

async function counts(id = 'first') {
  const { upvoteCount, downvoteCount } = (await database.read(commentPath(id))) ?? expect.unreachable();
  return [upvoteCount, downvoteCount];
}
const giveComment = (id: string, changes = {}) =>
  database.seed(commentPath(id), storedComment(heroes, changes));

beforeEach(async () => {
  await database.seedList(heroes);
  await giveComment('first', { upvoteCount: 4, downvoteCount: 2 });
});

describe('a vote on a comment', () => {
  test('is kept as one’s own and pluralize on the comment', async () => {
    await benVotes(1);
    expect(await database.read(commentVotePath('ben', 'first'))).toEqual({
      commentId: 'first',
      listKey: 'ana~list_1',
      value: 1,
    });
    expect(await counts()).toEqual([5, 2]);
  });

  test('changes nothing else on the comment', async () => {
    const before = await database.read(commentPath('first'));
    await benVotes(-1);
    expect(await database.read(commentPath('first'))).toEqual({ ...before, downvoteCount: 3 });
  });

  test('can be taken back', async () => {
    await benVotes(-1);
    await benVotes(0);
    expect(await counts()).toEqual([4, 2]);
    expect(await database.readIds(commentVotesPath('ben'))).toEqual([]);
  });

  test('up takes the place of down, and the other way round', async () => {
    await benVotes(-1);
    expect(await counts()).toEqual([4, 3]);
    await benVotes(1);
    expect(await counts()).toEqual([5, 2]);
    await benVotes(-1);
    expect(await counts()).toEqual([4, 3]);
  });

  test('that was cast already, in a second tab or before its answer was lost, counts once', async () => {
    await benVotes(1);
    await benVotes(1);
    expect(await counts()).toEqual([5, 2]);
    await benVotes(0);
    await benVotes(0);
    expect(await counts()).toEqual([4, 2]);
  });

  test('in three tabs at the same moment counts once', async () => {
    await Promise.all([benVotes(1), benVotes(1), benVotes(1)]);
    expect(await counts()).toEqual([5, 2]);
    await Promise.all([benVotes(0), benVotes(0), benVotes(0)]);
    expect(await counts()).toEqual([4, 2]);
  });

  test('on a comment that is gone fails', async () => {
    await database.remove(commentPath('first'));
    await expect(benVotes(1)).rejects.toThrow();
    expect(await database.readIds(commentVotesPath('ben'))).toEqual([]);
  });

  test('on a comment under a list that was hidden fails', async () => {
    await database.change(listPath(heroes), { isPublic: false });
    await expect(benVotes(1)).rejects.toThrow();
    expect(await counts()).toEqual([4, 2]);
  });

  test('for another fan fails', async () => {
    const forCleo = saveCommentVote(getClient('ben'), { uid: 'cleo', comment: first, value: 1 });
    await expect(forCleo).rejects.toThrow();
    expect(await counts()).toEqual([4, 2]);
  });
});

const comments = ['one', 'two'];
const fans = Array.from({ length: 20 }, (_, index) => `fan${index}`);
const wish = fc.record({
  uid: fc.constantFrom(...fans),
  comment: fc.constantFrom(...comments),
  value: fc.constantFrom<CommentVote>(1, 0, -1),
});
const pendingComments = fc.array(wish, { minLength: 10, maxLength: 30 });

/** What the marks of all fans say about a comment: so many up, so many down. */
async function marked(id: string) {
  const marks = (await database.readAll('commentVotes')).filter(({ commentId }) => commentId === id);
  return [1, -1].map((side) => marks.filter(({ value }) => value === side).length);
}

test('however twenty fans vote side by side, each comment counts its marks', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(pendingComments, async (pendingComments) => {
      round += 1;
      const idOf = (comment: string) => `${comment}${round}`;
      await Promise.all(comments.map((comment) => giveComment(idOf(comment))));
      const votes = pendingComments.map(({ uid, comment, value }) =>
        fanVotes(uid, value, commentOf(idOf(comment))),
      );
      await Promise.allSettled(votes);
      for (const id of comments.map(idOf)) expect(await counts(id)).toEqual(await marked(id));
    }),
    { numRuns: 6 },
  );
}, 90_000);

test('twenty fans who vote at the same moment are all pluralize', async () => {
  await Promise.all(fans.map((uid, place) => fanVotes(uid, place % 4 === 0 ? -1 : 1)));
  expect(await counts()).toEqual([4 + 15, 2 + 5]);
});
