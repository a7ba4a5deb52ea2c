import { COMMENTS, ratePath } from '@outrank/shared/firestore/documentPaths';
import { COMMENT_WINDOW_MS, COMMENTS_PER_WINDOW } from '@outrank/shared/limits';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addComment, readComment } from '#data/comments/comments.ts';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { errorKind } from './errors.ts';

const database = setUpDatabase();
const heroes = { userId: 'ana', listId: 'list_1' };
const ben = { uid: 'ben', displayName: 'Ben of Tonga' };
const db = getClient('ben');
const benSays = (text: string, id?: string) =>
  addComment(db, ben, { list: heroes, text, parentId: null }, id);
const storedRate = () => database.read(ratePath('ben', 'comments'));
const benWrote = (count: number, agoMs: number) =>
  database.seed(ratePath('ben', 'comments'), {
    documentId: 'earlier',
    at: Timestamp.now(),
    windowAt: Timestamp.fromMillis(Date.now() - agoMs),
    count,
  });
const kindOf = (failing: Promise<unknown>) => failing.then(() => 'none', errorKind);

beforeEach(() => database.seedList(heroes));

describe('the rate of comments', () => {
  test('counts each comment and names the last', async () => {
    await benSays('One');
    await benSays('Two');
    const id = await benSays('Three');
    expect(await storedRate()).toMatchObject({ documentId: id, count: 3 });
  });

  test('says that one is too fast past the most, and stores nothing', async () => {
    await benWrote(COMMENTS_PER_WINDOW - 1, 0);
    await benSays('The last for now');
    expect(await kindOf(benSays('One too many'))).toBe('busy');
    expect(await database.readIds(COMMENTS)).toHaveLength(1);
  });

  test('lets the last one be posted again when its answer was lost', async () => {
    await benWrote(COMMENTS_PER_WINDOW - 1, 0);
    const id = await benSays('Parvati first, always.');
    expect(await benSays('Parvati first, always.', id)).toBe(id);
  });

  test('begins anew when the window is over', async () => {
    await benWrote(COMMENTS_PER_WINDOW, COMMENT_WINDOW_MS);
    await benSays('Hello again');
    expect(await storedRate()).toMatchObject({ count: 1 });
  });

  test('keeps apart what each fan writes', async () => {
    await benWrote(COMMENTS_PER_WINDOW, 0);
    const cleo = { uid: 'cleo', displayName: 'Cleo' };
    const id = await addComment(getClient('cleo'), cleo, { list: heroes, text: 'Hi', parentId: null });
    expect(await database.readIds(COMMENTS)).toEqual([id]);
  });

  test('counts comments from several tabs at once', async () => {
    const texts = ['One', 'Two', 'Three', 'Four'];
    await Promise.all(texts.map((text) => benSays(text)));
    expect(await database.readIds(COMMENTS)).toHaveLength(4);
    expect(await storedRate()).toMatchObject({ count: 4 });
  });
});

describe('with a clock that is days off', () => {
  const DAY_MS = 86_400_000;
  const setClock = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([-3, 3])(
    '(%i), comments count on in the server’s window, which ends by the server’s time',
    async (days) => {
      await benSays('One');
      await benWrote(COMMENTS_PER_WINDOW - 1, 0);
      setClock(days);
      await benSays('The last for now');
      expect(await storedRate()).toMatchObject({ count: COMMENTS_PER_WINDOW });
      expect(await kindOf(benSays('One too many'))).toBe('busy');
      setClock(-days);
      await benWrote(COMMENTS_PER_WINDOW, COMMENT_WINDOW_MS);
      setClock(days);
      await benSays('Hello again');
      expect(await storedRate()).toMatchObject({ count: 1 });
    },
  );

  test.each([-3, 3])('(%i), a comment has the server’s time', async (days) => {
    const before = Date.now();
    setClock(days);
    const { createdAt } = (await readComment(db, await benSays('Hello'))) ?? expect.unreachable();
    expect(Math.abs(Date.parse(createdAt) - before)).toBeLessThan(DAY_MS);
  });
});
