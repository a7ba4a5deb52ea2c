import { listPath, listsPath, ratePath, userPath } from '@outrank/shared/firestore/documentPaths';
import { LIST_WINDOW_MS, LISTS_PER_WINDOW } from '@outrank/shared/limits';
import { getContent, type ListContent } from '@outrank/shared/lists/list';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { setLogLevel } from 'firebase/firestore/lite';
import { Timestamp } from 'firebase-admin/firestore';
import { loadEnv } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { store } from '../../../e2e/support/seed.ts';

// Set before the modules that read it at their first import.
for (const [name, value] of Object.entries(loadEnv('emulator', 'web'))) vi.stubEnv(name, value);
const { signOut } = await import('#data/session/auth.ts');
const { db } = await import('#data/firebase/firestore.ts');
const { deleteList } = await import('./deleteList.ts');
const { signInAsDemoUser } = await import('#data/session/demoSignIn.ts');
const { readList } = await import('./lists.ts');
const { createList, updateList } = await import('./saveList.ts');

const DAY_MS = 86_400_000;
const best: ListContent = { name: 'Best seasons', description: '', tags: [], items: [seasonItem('s20')] };
const draft = { name: 'Best seasons', description: '', tags: [], itemIds: ['s20'], itemSeasonIds: [''] };
let fans = 0;
let owner: Awaited<ReturnType<typeof signInAsDemoUser>>;

const save = (listId = 'list_1', content = best) => createList(db, owner, listId, content);
const read = async (path: string) => (await store.doc(path).get()).data();
const kindOf = (failing: Promise<unknown>) => failing.then(() => 'none', errorKind);
const storedIds = async () =>
  (await store.collection(listsPath(owner.uid)).listDocuments()).map(({ id }) => id);
const storedRate = () => read(ratePath(owner.uid, 'lists'));
const givePublished = (count: number, agoMs: number) =>
  store.doc(ratePath(owner.uid, 'lists')).set({
    documentId: 'list_0',
    at: Timestamp.now(),
    windowAt: Timestamp.fromMillis(Date.now() - agoMs),
    count,
  });

beforeAll(() => setLogLevel('silent'));
beforeEach(async () => {
  fans += 1;
  const sub = `saving-${Date.now()}-${fans}`;
  owner = await signInAsDemoUser({ sub, name: 'Saving fan', email: `${sub}@example.com` });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const listId of await storedIds()) await deleteList(db, { userId: owner.uid, listId });
});
afterAll(async () => {
  await signOut();
  vi.unstubAllEnvs();
});

describe('publishing a list', () => {
  test('stores it, counts it and clears the draft', async () => {
    await store.doc(userPath(owner.uid)).set({ draft: { ...draft, updatedAt: Timestamp.now() } });
    await expect(save()).resolves.toMatchObject({ name: 'Best seasons', userName: 'Saving fan' });
    expect(await storedRate()).toMatchObject({ documentId: 'list_1', count: 1 });
    expect(await read(userPath(owner.uid))).toEqual({ draft: null });
  });

  test('is too fast past the most within a window, and the draft stays', async () => {
    await store.doc(userPath(owner.uid)).set({ draft: { ...draft, updatedAt: Timestamp.now() } });
    await givePublished(LISTS_PER_WINDOW, 0);
    expect(await kindOf(save())).toBe('busy');
    expect(await storedIds()).toEqual([]);
    expect(await read(userPath(owner.uid))).toMatchObject({ draft: { itemIds: ['s20'] } });
  });

  test('works up to the most within a window, and again when it is over', async () => {
    await givePublished(LISTS_PER_WINDOW - 1, 0);
    await save('list_1');
    expect(await kindOf(save('list_2'))).toBe('busy');
    await givePublished(LISTS_PER_WINDOW, LIST_WINDOW_MS);
    await save('list_2');
    expect(await storedIds()).toEqual(['list_1', 'list_2']);
    expect(await storedRate()).toMatchObject({ count: 1 });
  });

  test('again after its answer was lost stores the newer content once, also when it was the last for now', async () => {
    await givePublished(LISTS_PER_WINDOW - 1, 0);
    await save();
    await expect(save('list_1', { ...best, name: 'Better' })).resolves.toMatchObject({ name: 'Better' });
    expect(await storedIds()).toEqual(['list_1']);
  });

  test('refuses what no list may hold, which is no matter of speed', async () => {
    expect(await kindOf(save('list_1', { ...best, name: '' }))).toBe('forbidden');
  });
});

test('updating a list keeps its older favorites tag, also when the editor was cleared', async () => {
  const key = { userId: owner.uid, listId: 'list_1' };
  await save();
  const older = { tags: ['favorites', 'season-ranking'], tagSet: { favorites: true } };
  await store.doc(listPath(key)).update(older);
  const list = (await readList(db, key)) ?? expect.unreachable();
  const updated = await updateList(db, key, { ...getContent(list), name: 'Renamed' }, list.updatedAt);
  expect(updated).toMatchObject({ name: 'Renamed', tags: ['favorites'] });
  expect(await updateList(db, key, best, updated.updatedAt)).toMatchObject({ tags: ['favorites'] });
  expect(await read(listPath(key))).toMatchObject(older);
});

describe.each([
  { clock: 'slow', days: -3 },
  { clock: 'fast', days: 3 },
])('with a clock that is three days $clock', ({ days }) => {
  const setClock = () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + days * DAY_MS);
  };

  test.each([
    { moment: 'the first time', publishedBefore: undefined },
    { moment: 'within a window', publishedBefore: { count: 1, agoMs: 0 } },
    { moment: 'after a full window', publishedBefore: { count: LISTS_PER_WINDOW, agoMs: LIST_WINDOW_MS } },
  ])('$moment, a list is published on the server’s day', async ({ publishedBefore }) => {
    if (publishedBefore) await givePublished(publishedBefore.count, publishedBefore.agoMs);
    const now = Date.now();
    setClock();
    await save();
    const { createdAt, createdDay } = (await read(listPath({ userId: owner.uid, listId: 'list_1' }))) ?? {};
    expect(Math.abs(createdAt.toMillis() - now)).toBeLessThan(DAY_MS);
    expect(String(createdDay)).toBe(createdAt.toDate().toISOString().slice(0, 10).replaceAll('-', ''));
  });

  test('a full window is still full', async () => {
    await givePublished(LISTS_PER_WINDOW, 0);
    setClock();
    expect(await kindOf(save())).toBe('busy');
  });
});
