import { COMMENTS, ratePath } from '@outrank/shared/firestore/documentPaths';
import { COMMENT_WINDOW_MS, COMMENTS_PER_WINDOW } from '@outrank/shared/limits';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addComment, readComment } from '#data/comments/comments.ts';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { errorKind } from './errors.ts';

const database = setUpDatabase();
const list = { userId: 'ana', listId: 'list_1' };
const db = getClient('ben');
const post = (text: string, id?: string, uid = 'ben') =>
  addComment(getClient(uid), { uid, displayName: uid }, { list, text, parentId: null }, id);
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

describe('the rate of comments', () => {
  test('counts each comment and names the last', async () => {
    await post('One');
    await post('Two');
    const id = await post('Three');
    expect(await readRate()).toMatchObject({ documentId: id, count: 3 });
  });

  test('refuses a comment past the limit as `busy`, and stores nothing', async () => {
    await seedRate(COMMENTS_PER_WINDOW - 1, 0);
    await post('The last one');
    expect(await getErrorKind(post('One too many'))).toBe('busy');
    expect(await database.readIds(COMMENTS)).toHaveLength(1);
  });

  test('accepts the last comment again after a lost response', async () => {
    await seedRate(COMMENTS_PER_WINDOW - 1, 0);
    const id = await post('Parvati first, always.');
    expect(await post('Parvati first, always.', id)).toBe(id);
  });

  test('starts again when the window is over', async () => {
    await seedRate(COMMENTS_PER_WINDOW, COMMENT_WINDOW_MS);
    await post('Hello again');
    expect(await readRate()).toMatchObject({ count: 1 });
  });

  test('is separate for each user', async () => {
    await seedRate(COMMENTS_PER_WINDOW, 0);
    const id = await post('Hi', undefined, 'cleo');
    expect(await database.readIds(COMMENTS)).toEqual([id]);
  });

  test('counts comments from several tabs at once', async () => {
    await Promise.all(['One', 'Two', 'Three', 'Four'].map((text) => post(text)));
    expect(await database.readIds(COMMENTS)).toHaveLength(4);
    expect(await readRate()).toMatchObject({ count: 4 });
  });
});

describe.each([-3, 3])('with a clock that is %i days off', (days) => {
  const DAY_MS = 86_400_000;
  const shiftClock = (shift: number) => vi.setSystemTime(Date.now() + shift * DAY_MS);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the window starts and ends by the server’s time', async () => {
    await post('One');
    await seedRate(COMMENTS_PER_WINDOW - 1, 0);
    shiftClock(days);
    await post('The last one');
    expect(await readRate()).toMatchObject({ count: COMMENTS_PER_WINDOW });
    expect(await getErrorKind(post('One too many'))).toBe('busy');
    shiftClock(-days);
    await seedRate(COMMENTS_PER_WINDOW, COMMENT_WINDOW_MS);
    shiftClock(days);
    await post('Hello again');
    expect(await readRate()).toMatchObject({ count: 1 });
  });

  test('a comment has the server’s time', async () => {
    const before = Date.now();
    shiftClock(days);
    const { createdAt } = (await readComment(db, await post('Hello'))) ?? expect.unreachable();
    expect(Math.abs(Date.parse(createdAt) - before)).toBeLessThan(DAY_MS);
  });
});
