import {
  COMMENTS,
  commentPath,
  deletedCommentPath,
  listPath,
  ratePath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { COMMENT_TEXT_MAX } from '@outrank/shared/limits';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { addComment, newCommentId, readComment } from './comments.ts';

const database = setUpDatabase();
const heroes = { userId: 'ana', listId: 'list_1' };
const ben = { uid: 'ben', displayName: '  Ben of Tonga ' };
const db = getClient('ben');
const benSays = (text: string, parentId: string | null = null, id?: string) =>
  addComment(db, ben, { list: heroes, text, parentId }, id);
const kindOf = (failing: Promise<unknown>) => failing.then(() => 'none', errorKind);

beforeEach(() => database.seedList(heroes));

describe('a comment', () => {
  test('is stored with its author’s name, and without votes', async () => {
    const id = await benSays('Parvati first, always.');
    expect(await readComment(db, id)).toEqual({
      id,
      listUserId: 'ana',
      listId: 'list_1',
      userId: 'ben',
      userName: 'Ben of Tonga',
      text: 'Parvati first, always.',
      createdAt: expect.any(String),
      upvoteCount: 0,
      downvoteCount: 0,
      parentId: null,
      isReply: false,
    });
  });

  test('is stored trimmed and cut to its limit', async () => {
    const id = await benSays(`\u00a0 ${'x'.repeat(COMMENT_TEXT_MAX + 9)}\n`);
    expect((await readComment(db, id))?.text).toBe('x'.repeat(COMMENT_TEXT_MAX));
  });

  test.each(['', ' \n\u00a0'])('of blanks (%j) is refused', async (text) => {
    expect(await kindOf(benSays(text))).toBe('forbidden');
    expect(await database.readIds(COMMENTS)).toEqual([]);
  });

  test('carries the name that its author has now', async () => {
    await database.seed(userListsPath('ben'), { displayName: 'Tree Mail' });
    expect(await readComment(db, await benSays('Hello'))).toMatchObject({ userName: 'Tree Mail' });
  });

  test('that is answered gets the reply', async () => {
    const parentId = await benSays('Parvati first, always.');
    const id = await addComment(
      getClient('ana'),
      { uid: 'ana', displayName: 'Ana' },
      { list: heroes, text: 'Sandra.', parentId },
    );
    expect(await readComment(db, id)).toMatchObject({ parentId, isReply: true, userName: 'Ana' });
  });

  test('that is gone can not be answered', async () => {
    expect(await kindOf(benSays('Sandra.', newCommentId(db)))).toBe('forbidden');
  });

  test('under a list that is gone is refused', async () => {
    const gone = { userId: 'ana', listId: 'list_404' };
    expect(await kindOf(addComment(db, ben, { list: gone, text: 'Hello', parentId: null }))).toBe(
      'forbidden',
    );
  });

  test('in another fan’s name is refused', async () => {
    const posing = addComment(getClient('cleo'), ben, { list: heroes, text: 'Hello', parentId: null });
    expect(await kindOf(posing)).toBe('forbidden');
    expect(await database.readIds(COMMENTS)).toEqual([]);
  });

  test('whose answer was lost is stored once when it is posted again', async () => {
    const id = newCommentId(db);
    await benSays('Parvati first, always.', null, id);
    expect(await benSays('Parvati first, always.', null, id)).toBe(id);
    expect(await database.readIds(COMMENTS)).toEqual([id]);
    expect(await database.read(ratePath('ben', 'comments'))).toMatchObject({ count: 1 });
  });

  test('of another fan does not count as one’s own', async () => {
    const id = await benSays('Parvati first, always.');
    const cleo = { uid: 'cleo', displayName: 'Cleo' };
    expect(
      await kindOf(addComment(getClient('cleo'), cleo, { list: heroes, text: 'Hi', parentId: null }, id)),
    ).toBe('forbidden');
  });

  test('that was deleted does not come back under its id', async () => {
    const id = newCommentId(db);
    await database.seed(deletedCommentPath(id), { at: Timestamp.now() });
    expect(await kindOf(benSays('Hello', null, id))).toBe('forbidden');
  });
});

describe('reading a comment', () => {
  test('finds none where there is none', async () => {
    expect(await readComment(db, newCommentId(db))).toBeUndefined();
  });

  test('finds none under a list that is hidden', async () => {
    const id = await benSays('Hello');
    await database.change(listPath(heroes), { isPublic: false });
    expect(await readComment(db, id)).toBeUndefined();
    expect(await readComment(getClient('ana'), id)).toMatchObject({ text: 'Hello' });
  });

  test('throws when the document is no comment', async () => {
    const id = await benSays('Hello');
    await database.change(commentPath(id), { upvoteCount: 'many' });
    expect(await kindOf(readComment(db, id))).toBe('invalid');
  });
});
