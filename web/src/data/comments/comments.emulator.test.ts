import type { CommentVote } from '@outrank/shared/comments/comment';
import {
  COMMENTS,
  commentPath,
  commentVotePath,
  commentVotesPath,
  listPath,
  ratePath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { COMMENT_TEXT_MAX, COMMENT_WINDOW_MS, COMMENTS_PER_WINDOW } from '@outrank/shared/limits';
import * as fc from 'fast-check';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { getClient, setUpDatabase, storedComment } from '#testing/emulatorDatabase.ts';
import { addComment, createCommentId, readComment } from './comments.ts';
import { saveCommentVote } from './commentVotes.ts';

const database = setUpDatabase();
const list = { userId: 'ana', listId: 'list_1' };
const ben = { uid: 'ben', displayName: '  Ben of Tonga ' };
const db = getClient('ben');
const post = (text: string, parentId: string | null = null, id?: string) =>
  addComment(db, ben, { list, text, parentId }, id);
const readRate = () => database.read(ratePath('ben', 'comments'));
const seedRate = (count: number, agoMs: number) =>
  database.seed(ratePath('ben', 'comments'), {
    documentId: 'earlier',
    at: Timestamp.now(),
    windowAt: Timestamp.fromMillis(Date.now() - agoMs),
    count,
  });
const getErrorKind = (promise: Promise<unknown>) => promise.then(() => 'none', errorKind);

beforeEach(() => database.seedList(list));

describe('posting a comment', () => {
  test('stores it with its author’s name, its text within the limit, and without votes', async () => {
    const id = await post(`\u00a0 ${'x'.repeat(COMMENT_TEXT_MAX + 9)}\n`);
    expect(await readComment(db, id)).toEqual({
      id,
      listUserId: 'ana',
      listId: 'list_1',
      userId: 'ben',
      userName: 'Ben of Tonga',
      text: 'x'.repeat(COMMENT_TEXT_MAX),
      createdAt: expect.any(String),
      upvoteCount: 0,
      downvoteCount: 0,
      parentId: null,
      isReply: false,
    });
  });

  test('stores a reply with its parent and the current name of its author', async () => {
    const parentId = await post('Parvati first, always.');
    await database.change(userListsPath('ben'), { displayName: 'Tree Mail' });
    const reply = { parentId, isReply: true, userName: 'Tree Mail' };
    expect(await readComment(db, await post('Sandra.', parentId))).toMatchObject(reply);
  });

  test('again after a lost response stores it once, also at the rate limit', async () => {
    await seedRate(COMMENTS_PER_WINDOW - 1, 0);
    const id = createCommentId(db);
    await post('Parvati first, always.', null, id);
    expect(await post('Parvati first, always.', null, id)).toBe(id);
    expect(await database.readIds(COMMENTS)).toEqual([id]);
    expect(await readRate()).toMatchObject({ count: COMMENTS_PER_WINDOW });
  });

  test.each([
    ['of blanks', ' \n\u00a0', null],
    ['that replies to a deleted one', 'Sandra.', 'deleted'],
  ])('%s is refused as `forbidden`', async (_, text, parentId) => {
    expect(await getErrorKind(post(text, parentId))).toBe('forbidden');
    expect(await database.readIds(COMMENTS)).toEqual([]);
  });
});

describe('the rate of comments', () => {
  test('counts each comment, also from several tabs at once, and names the last', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((text) => post(text)));
    const id = await post('Four');
    expect(await database.readIds(COMMENTS)).toHaveLength(4);
    expect(await readRate()).toMatchObject({ documentId: id, count: 4 });
  });

  test('refuses a comment past the limit as `busy`, but not of another user', async () => {
    await seedRate(COMMENTS_PER_WINDOW - 1, 0);
    await post('The last one');
    expect(await getErrorKind(post('One too many'))).toBe('busy');
    expect(await database.readIds(COMMENTS)).toHaveLength(1);
    const cleo = { uid: 'cleo', displayName: 'Cleo' };
    await addComment(getClient('cleo'), cleo, { list, text: 'Hi', parentId: null });
    expect(await database.readIds(COMMENTS)).toHaveLength(2);
  });

  test('starts again when the window is over', async () => {
    await seedRate(COMMENTS_PER_WINDOW, COMMENT_WINDOW_MS);
    await post('Hello again');
    expect(await readRate()).toMatchObject({ count: 1 });
  });
});

describe('reading a comment', () => {
  test('returns undefined when there is none, or under a hidden list except for the list’s owner', async () => {
    expect(await readComment(db, createCommentId(db))).toBeUndefined();
    const id = await post('Hello');
    await database.change(listPath(list), { isPublic: false });
    expect(await readComment(db, id)).toBeUndefined();
    expect(await readComment(getClient('ana'), id)).toMatchObject({ text: 'Hello' });
  });

  test('throws when the document is broken', async () => {
    const id = await post('Hello');
    await database.change(commentPath(id), { upvoteCount: 'many' });
    expect(await getErrorKind(readComment(db, id))).toBe('invalid');
  });
});

describe('a vote on a comment', () => {
  const saveVote = (uid: string, value: CommentVote, id = 'first') =>
    saveCommentVote(getClient(uid), { uid, comment: { id, listUserId: 'ana', listId: 'list_1' }, value });
  const seedComment = (id: string, changes = {}) =>
    database.seed(commentPath(id), storedComment(list, changes));

  async function readCounts(id = 'first') {
    const { upvoteCount, downvoteCount } = (await database.read(commentPath(id))) ?? expect.unreachable();
    return [upvoteCount, downvoteCount];
  }

  beforeEach(() => seedComment('first', { upvoteCount: 4, downvoteCount: 2 }));

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
});
