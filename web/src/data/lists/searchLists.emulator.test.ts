import { userListsPath } from '@outrank/shared/documents/account';
import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import { emptyContent } from '@outrank/shared/lists/listContent';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { signOut } from '#data/session/auth.ts';
import { signInAsDemoUser } from '#data/session/demoSignIn.ts';
import { recordListChange } from '#data/storage/recentListChanges.ts';
import { seedList, seedUser, store } from '../../../e2e/support/seed.ts';
import { createList, deleteList, updateList } from './saveList.ts';
import { searchLists } from './searchLists.ts';

const word = `word${Date.now()}`;
const content = (name: string) => ({ ...emptyContent, name, items: [seasonItem('s20')] });
const request = (text: string) => ({ filter: { ...emptyFilter, text }, page: 0 });
const signIn = () => signInAsDemoUser({ sub: word, name: 'Searching user', email: `${word}@example.com` });

const findNames = async (text: string) =>
  (await searchLists(request(text))).entries.map(({ list }) => list?.name);
const tryToSearch = (input: ReturnType<typeof request>, signal?: AbortSignal) =>
  searchLists(input, signal).catch((error: unknown) => error);

beforeAll(signIn);
afterAll(signOut);

test("finds the user's own list right after it was saved, renamed and deleted", async () => {
  const owner = await signIn();
  const key = { userId: owner.uid, listId: `list_${Date.now()}` };
  await expect(findNames(word)).resolves.toEqual([]);
  const list = await createList(owner, key.listId, content(`Old ${word}`));
  await expect(findNames(` ${word.toUpperCase()} `)).resolves.toEqual([`Old ${word}`]);
  await updateList(key, content(`New ${word}`), list.updatedAt);
  await expect(findNames(`old ${word}`)).resolves.toEqual([]);
  await expect(findNames(`new ${word}`)).resolves.toEqual([`New ${word}`]);
  await deleteList(list);
  await expect(findNames(word)).resolves.toEqual([]);
});

test('returns the lists of one user in pages of twelve, and their total', async () => {
  const user = await seedUser('Prolific user');
  for (let rank = 1; rank <= 13; rank += 1)
    await seedList({ ...user, name: `List ${rank}`, upvoteCount: rank });
  // Makes the search include the newest changes.
  recordListChange();
  const first = await searchLists({ ...request('list'), userId: user.userId });
  expect(first).toMatchObject({ total: 13, hasMore: true });
  expect(first.entries.map(({ list }) => list?.name)).toEqual(
    Array.from({ length: 12 }, (_, index) => `List ${13 - index}`),
  );
  const last = await searchLists({ ...request('list'), page: 1, userId: user.userId });
  expect(last).toMatchObject({ entries: [{ list: { name: 'List 1' } }], total: 13, hasMore: false });
  await store.recursiveDelete(store.doc(userListsPath(user.userId)));
});

test('fails as `invalid` for a negative page', async () => {
  expect(errorKind(await tryToSearch({ ...request(word), page: -1 }))).toBe('invalid');
});

test('reads no list when it is aborted', async () => {
  const abort = new AbortController();
  const requested: string[] = [];
  const send = globalThis.fetch;
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...input) => {
    requested.push(String(input[0]));
    const response = await send(...input);
    if (requested.at(-1)?.endsWith('/searchLists')) abort.abort();
    return response;
  });
  const error = await tryToSearch(request(''), abort.signal);
  fetch.mockRestore();
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(requested).toEqual([expect.stringMatching('/searchLists$')]);
});
