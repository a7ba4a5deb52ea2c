import type { CommentVote } from '@outrank/shared/comments/comment';
import { commentPath, commentVotePath, commentVotesPath } from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { getClient, setUpDatabase, storedComment } from '#testing/emulatorDatabase.ts';
import { saveCommentVote } from './commentVotes.ts';

const database = setUpDatabase();
const list = { userId: 'ana', listId: 'list_1' };
const saveVote = (uid: string, value: CommentVote, id = 'first') =>
  saveCommentVote(getClient(uid), { uid, comment: { id, listUserId: 'ana', listId: 'list_1' }, value });
const seedComment = (id: string, changes = {}) =>
  database.seed(commentPath(id), storedComment(list, changes));

async function readCounts(id = 'first') {
  const { upvoteCount, downvoteCount } = (await database.read(commentPath(id))) ?? expect.unreachable();
  return [upvoteCount, downvoteCount];
}

beforeEach(async () => {
  await database.seedList(list);
  await seedComment('first', { upvoteCount: 4, downvoteCount: 2 });
});

test('stores the vote and changes nothing on the comment but the count', async () => {
  const before = await database.read(commentPath('first'));
  await saveVote('ben', -1);
  const vote = { commentId: 'first', listKey: 'ana~list_1', value: -1 };
  expect(await database.read(commentVotePath('ben', 'first'))).toEqual(vote);
  expect(await database.read(commentPath('first'))).toEqual({ ...before, downvoteCount: 3 });
});

// `counts` are the upvotes and downvotes after each vote. A repeated vote comes from a second tab or a lost response.
test.each<{ what: string; votes: CommentVote[]; counts: string[] }>([
  { what: 'removes a vote', votes: [-1, 0], counts: ['4 3', '4 2'] },
  { what: 'replaces a vote by the opposite one', votes: [-1, 1, -1], counts: ['4 3', '5 2', '4 3'] },
  { what: 'counts a repeated vote once', votes: [1, 1, 0, 0], counts: ['5 2', '5 2', '4 2', '4 2'] },
])('$what', async ({ votes, counts }) => {
  for (const [index, value] of votes.entries()) {
    await saveVote('ben', value);
    expect((await readCounts()).join(' ')).toBe(counts[index]);
    expect(await database.readIds(commentVotesPath('ben'))).toEqual(value === 0 ? [] : ['first']);
  }
});

test('counts a vote once that three tabs cast at the same moment', async () => {
  await Promise.all([1, 2, 3].map(() => saveVote('ben', 1)));
  expect(await readCounts()).toEqual([5, 2]);
  await Promise.all([1, 2, 3].map(() => saveVote('ben', 0)));
  expect(await readCounts()).toEqual([4, 2]);
});

test('fails on a deleted comment', async () => {
  await database.remove(commentPath('first'));
  await expect(saveVote('ben', 1)).rejects.toThrow();
  expect(await database.readIds(commentVotesPath('ben'))).toEqual([]);
});

const uids = Array.from({ length: 20 }, (_, index) => `user${index}`);

test('counts all votes of twenty users at the same moment', async () => {
  await Promise.all(uids.map((uid, index) => saveVote(uid, index % 4 === 0 ? -1 : 1)));
  expect(await readCounts()).toEqual([4 + 15, 2 + 5]);
});

const anyVote = fc.record({
  uid: fc.constantFrom(...uids),
  comment: fc.constantFrom('one', 'two'),
  value: fc.constantFrom<CommentVote>(1, 0, -1),
});

async function countVoteDocuments(id: string) {
  const votes = (await database.readAll('commentVotes')).filter(({ commentId }) => commentId === id);
  return [1, -1].map((side) => votes.filter(({ value }) => value === side).length);
}

test('keeps the counts equal to the vote documents, whatever twenty users do at once', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyVote, { minLength: 10, maxLength: 30 }), async (votes) => {
      round += 1;
      const ids = ['one', 'two'].map((comment) => `${comment}${round}`);
      await Promise.all(ids.map((id) => seedComment(id)));
      await Promise.allSettled(
        votes.map(({ uid, comment, value }) => saveVote(uid, value, `${comment}${round}`)),
      );
      for (const id of ids) expect(await readCounts(id)).toEqual(await countVoteDocuments(id));
    }),
    { numRuns: 6 },
  );
}, 90_000);
