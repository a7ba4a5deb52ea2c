import { listPath, listsPath } from '@outrank/shared/documents/list';
import { type RateKind, ratePath } from '@outrank/shared/documents/rate';
import { userPath } from '@outrank/shared/documents/user';
import { toStoredDraft } from '@outrank/shared/lists/draft';
import { toIsoWeek } from '@outrank/shared/lists/lastWeek';
import { emptyContent, getContent } from '@outrank/shared/lists/listContent';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { setLogLevel } from 'firebase/firestore/lite';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { signOut } from '#data/session/auth.ts';
import { signInAsDemoUser } from '#data/session/demoSignIn.ts';
import { storedRate } from '#testing/emulatorDatabase.ts';
import { store } from '../../../e2e/support/seed.ts';
import { readList } from './lists.ts';
import { createList, deleteList, updateList } from './saveList.ts';

const DAY_MS = 86_400_000;
const best = { ...emptyContent, name: 'Best seasons', items: [seasonItem('s20')] };
let users = 0;
let googleId = '';
let owner: Awaited<ReturnType<typeof signInAsDemoUser>>;

const publish = (listId = 'list_1', content = best) => createList(owner, listId, content);
const getKey = () => ({ userId: owner.uid, listId: 'list_1' });
const read = async (path: string) => (await store.doc(path).get()).data();
const getErrorKind = (promise: Promise<unknown>) => promise.then(() => 'none', errorKind);
const readListIds = async () =>
  (await store.collection(listsPath(owner.uid)).listDocuments()).map(({ id }) => id);
const seedDraft = () =>
  store.doc(userPath(owner.uid)).set({ draft: { ...toStoredDraft(best), updatedAt: Timestamp.now() } });
const rateOf = (kind: RateKind) => ratePath(googleId, kind);
const seedRate = (kind: RateKind, left: number) => store.doc(rateOf(kind)).set(storedRate(kind, left));

beforeAll(() => setLogLevel('silent'));
beforeEach(async () => {
  users += 1;
  googleId = `saving-${Date.now()}-${users}`;
  owner = await signInAsDemoUser({ sub: googleId, name: 'Saving user', email: `${googleId}@example.com` });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const listId of await readListIds()) await deleteList({ userId: owner.uid, id: listId, items: [] });
});
afterAll(signOut);

describe('publishing a list', () => {
  test('stores it, takes a token for it and clears the draft', async () => {
    await seedDraft();
    await expect(publish()).resolves.toMatchObject({ name: 'Best seasons', userName: 'Saving user' });
    expect(await read(rateOf('lists'))).toMatchObject({ documentId: 'list_1' });
    expect(await read(userPath(owner.uid))).toEqual({ draft: null });
  });

  test('works up to the limit, then is `busy` and keeps the draft until a token is back', async () => {
    await seedRate('lists', 1);
    await publish('list_1');
    await seedDraft();
    expect(await getErrorKind(publish('list_2'))).toBe('busy');
    expect(await readListIds()).toEqual(['list_1']);
    expect(await read(userPath(owner.uid))).toMatchObject({ draft: { itemIds: ['s20'] } });
    await seedRate('lists', 1);
    await publish('list_2');
    expect(await readListIds()).toEqual(['list_1', 'list_2']);
  });

  test('again after a lost response stores the newer content once, also at the limit', async () => {
    await seedRate('lists', 1);
    await publish();
    await expect(publish('list_1', { ...best, name: 'Better' })).resolves.toMatchObject({ name: 'Better' });
    expect(await readListIds()).toEqual(['list_1']);
  });

  test('stores which list it is based on, which no later save changes', async () => {
    await publish();
    const content = { ...best, basedOn: getKey() };
    await expect(publish('list_2', content)).resolves.toMatchObject({ basedOn: getKey() });
    const key = { ...getKey(), listId: 'list_2' };
    const { updatedAt } = (await readList(key)) ?? { updatedAt: '' };
    const renamed = { ...best, name: 'Better', basedOn: key };
    await expect(updateList(key, renamed, updatedAt)).resolves.toMatchObject({ basedOn: getKey() });
  });

  test('leaves out the list that it is based on when that one is gone', async () => {
    const stored = await publish('list_2', { ...best, basedOn: getKey() });
    expect(stored).toMatchObject({ id: 'list_2', name: 'Best seasons' });
    expect(stored).not.toHaveProperty('basedOn');
  });

  test('refuses invalid content as `forbidden`, not as `busy`', async () => {
    expect(await getErrorKind(publish('list_1', { ...best, name: '' }))).toBe('forbidden');
  });
});

test.each([-3, 3])(
  "with a clock that is %i days off, the last token publishes a list on the server's day",
  async (days) => {
    await seedRate('lists', 1);
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + days * DAY_MS });
    await publish();
    const { createdAt, createdDay } = (await read(listPath(getKey()))) ?? {};
    expect(Math.abs(createdAt.toMillis() - now)).toBeLessThan(DAY_MS);
    expect(String(createdDay)).toBe(createdAt.toDate().toISOString().slice(0, 10).replaceAll('-', ''));
  },
);

test('updating a list takes a token for it', async () => {
  const { updatedAt } = await publish();
  const updated = await updateList(getKey(), { ...best, name: 'Better' }, updatedAt);
  expect(updated).toMatchObject({ name: 'Better' });
  expect(await read(rateOf('listUpdates'))).toMatchObject({ documentId: 'list_1' });
});

test('updating a list keeps its older favorites tag, also when the editor was cleared', async () => {
  const key = getKey();
  await publish();
  const older = { tags: ['favorites', 'season-ranking'], tagSet: { favorites: true } };
  await store.doc(listPath(key)).update(older);
  const list = (await readList(key)) ?? expect.unreachable();
  const updated = await updateList(key, { ...getContent(list), name: 'Renamed' }, list.updatedAt);
  expect(updated).toMatchObject({ name: 'Renamed', tags: ['favorites'] });
  expect(await updateList(key, best, updated.updatedAt)).toMatchObject({ tags: ['favorites'] });
  expect(await read(listPath(key))).toMatchObject(older);
});

test('saving a list stores its notes, and removes the field with the last one', async () => {
  const [season] = best.items;
  const noted = { ...best, items: season ? [{ ...season, note: 'Nothing comes close.' }] : [] };
  const list = await publish('list_1', noted);
  expect(await read(listPath(getKey()))).toMatchObject({ notes: { s20: 'Nothing comes close.' } });
  expect(list.items).toEqual(noted.items);
  await updateList(getKey(), best, list.updatedAt);
  expect(await read(listPath(getKey()))).not.toHaveProperty('notes');
});

test('saving a list stores what it is found by, and no cast any more once it has two', async () => {
  const noted = { ...contestantItem('sue-hawk', 's1'), note: 'Snakes and rats.' };
  const list = await publish('list_1', { ...best, items: [noted] });
  const found = { notedIds: ['sue-hawk'], topIds: ['sue-hawk'] };
  expect(await read(listPath(getKey()))).toMatchObject({ ...found, castOf: 's1' });
  const content = { ...best, items: [noted, contestantItem('tom-westman', 's10')] };
  await updateList(getKey(), content, list.updatedAt);
  const stored = await read(listPath(getKey()));
  expect(stored).toMatchObject({ notedIds: ['sue-hawk'], topIds: ['sue-hawk', 'tom-westman'] });
  expect(stored).not.toHaveProperty('castOf');
});

test('the saves of a week keep the order before the first one', async () => {
  const seasonsOf = (...ids: string[]) => ({ ...best, items: ids.map((id) => seasonItem(id)) });
  const list = await publish('list_1', seasonsOf('s20', 's7'));
  expect(list.lastWeek).toBeUndefined();
  const lastWeek = { week: toIsoWeek(new Date()), itemIds: ['s20', 's7'] };
  const first = await updateList(getKey(), seasonsOf('s7', 's20'), list.updatedAt);
  expect(first.lastWeek).toEqual(lastWeek);
  const second = await updateList(getKey(), seasonsOf('s7', 's1', 's20'), first.updatedAt);
  expect(second.lastWeek).toEqual(lastWeek);
  await store.doc(listPath(getKey())).update({ lastWeek: { week: '2026-W01', itemIds: ['s1'] } });
  const third = await updateList(getKey(), seasonsOf('s20'), second.updatedAt);
  expect(third.lastWeek).toEqual({ ...lastWeek, itemIds: ['s7', 's1', 's20'] });
});
