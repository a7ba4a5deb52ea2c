import { userListsPath } from '@outrank/shared/documents/account';
import { COMMENTS, commentPath } from '@outrank/shared/documents/comment';
import { listPath } from '@outrank/shared/documents/list';
import { type CommentVote, commentVotePath, commentVotesPath } from '@outrank/shared/documents/reactions';
import { COMMENT_TEXT_MAX } from '@outrank/shared/limits';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { actAs, setUpDatabase, storedComment } from '#testing/emulatorDatabase.ts';
import { readComment } from './readComments.ts';
import { addComment, createCommentId, saveCommentVote } from './writeComments.ts';

const database = setUpDatabase('ben');
const list = { userId: 'ana', listId: 'list_1' };
const ben = { uid: 'ben', displayName: '  Ben of Tonga ' };
const post = (text: string, parentId: string | null = null, id?: string) =>
  addComment(ben, { list, text, parentId }, id);
const readRate = () => database.readRate('ben', 'comments');
const seedRate = (left: number) => database.seedRate('ben', 'comments', left);
const getErrorKind = (promise: Promise<unknown>) => promise.then(() => 'none', errorKind);

beforeEach(() => database.seedList(list));

describe('posting a comment', () => {
  test("stores it with its author's name, its text within the limit, and without votes", async () => {
    const id = await post(`\u00a0 ${'x'.repeat(COMMENT_TEXT_MAX + 9)}\n`);
    expect(await readComment(id)).toEqual({
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
    expect(await readComment(await post('Sandra.', parentId))).toMatchObject(reply);
  });

  test('again after a lost response stores it once, also at the rate limit', async () => {
    await seedRate(1);
    const id = createCommentId();
    await post('Parvati first, always.', null, id);
    expect(await post('Parvati first, always.', null, id)).toBe(id);
    expect(await database.readIds(COMMENTS)).toEqual([id]);
    expect(await readRate()).toMatchObject({ documentId: id });
  });

  test.each([
    ['of blanks', ' \n\u00a0', null],
    ['that replies to a deleted one', 'Sandra.', 'deleted'],
  ])('%s is refused as `forbidden`', async (_, text, parentId) => {
    expect(await getErrorKind(post(text, parentId))).toBe('forbidden');
    expect(await database.readIds(COMMENTS)).toEqual([]);
  });
});

describe('reading a comment', () => {
  test("returns undefined when there is none, or under a hidden list except for the list's owner", async () => {
    expect(await readComment(createCommentId())).toBeUndefined();
    const id = await post('Hello');
    await database.change(listPath(list), { isPublic: false });
    expect(await readComment(id)).toBeUndefined();
    expect(await actAs('ana', () => readComment(id))).toMatchObject({ text: 'Hello' });
  });

  test('throws when the document is broken', async () => {
    const id = await post('Hello');
    await database.change(commentPath(id), { upvoteCount: 'many' });
    expect(await getErrorKind(readComment(id))).toBe('invalid');
  });
});

describe('a vote on a comment', () => {
  const comment = { id: 'first', listUserId: 'ana', listId: 'list_1' };
  const saveVote = (value: CommentVote) => saveCommentVote({ uid: 'ben', comment, value });
  const readVote = () => database.read(commentVotePath('ben', 'first'));
  const readVoteIds = () => database.readIds(commentVotesPath('ben'));

  beforeEach(() =>
    database.seed(commentPath('first'), storedComment(list, { upvoteCount: 4, downvoteCount: 2 })),
  );

  test("is stored with the server's time, and leaves the counts to the functions", async () => {
    const before = await database.read(commentPath('first'));
    await saveVote(-1);
    const vote = { commentId: 'first', listKey: 'ana~list_1', value: -1, at: expect.any(Timestamp) };
    expect(await readVote()).toEqual(vote);
    expect(await database.read(commentPath('first'))).toEqual(before);
  });

  // A repeated vote comes from a second tab or a lost response.
  test.each<{ what: string; votes: CommentVote[] }>([
    { what: 'is removed', votes: [-1, 0] },
    { what: 'is replaced by the opposite one', votes: [-1, 1, -1] },
    { what: 'can be repeated', votes: [1, 1, 0, 0] },
  ])('$what', async ({ votes }) => {
    for (const value of votes) {
      await saveVote(value);
      expect((await readVote())?.value ?? 0).toBe(value);
    }
  });

  test('can be cast and removed by three tabs at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => saveVote(1)));
    expect(await readVote()).toMatchObject({ value: 1 });
    await Promise.all([1, 2, 3].map(() => saveVote(0)));
    expect(await readVoteIds()).toEqual([]);
  });

  test('fails on a deleted comment', async () => {
    await database.remove(commentPath('first'));
    await expect(saveVote(1)).rejects.toThrow();
    expect(await readVoteIds()).toEqual([]);
  });
});
