import {
  COMMENTS,
  commentPath,
  listPath,
  ratePath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { COMMENT_TEXT_MAX, COMMENT_WINDOW_MS, COMMENTS_PER_WINDOW } from '@outrank/shared/limits';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { addComment, createCommentId, readComment } from './comments.ts';

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
