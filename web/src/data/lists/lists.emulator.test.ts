import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import { COUNT_MAX, QUERY_MAX } from '@outrank/shared/limits';
import {
  type BrowseFilter,
  compareBy,
  everything,
  matchesFilter,
  sortings,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { parseList, type RankedList } from '@outrank/shared/lists/list';
import { type ChoosableTag, choosableTags } from '@outrank/shared/lists/tags';
import { doc, setDoc } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { randomLists } from '#testing/randomLists.ts';
import { countPublicLists } from './countLists.ts';
import type { ListsFilter } from './listFirestoreQueries.ts';
import { readList, readPublicLists } from './lists.ts';
import { readMissingListReason } from './missingListReason.ts';

const database = setUpDatabase();
const ben = getClient('ben');
const newest = { type: 'all', tags: [], sort: 'newest' } as const;

/** The ids of all pages of a wish, in order. */
async function readAll(wish: ListsFilter, count = QUERY_MAX): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: Awaited<ReturnType<typeof readPublicLists>>['next'];
  do {
    const page = await readPublicLists(ben, wish, count, after);
    ids.push(...page.entries.map(({ key }) => key.listId));
    after = page.next;
  } while (after);
  return ids;
}

function plainlyFiltered(lists: readonly RankedList[], wish: ListsFilter): readonly string[] {
  const filter: BrowseFilter = { ...everything, ...wish, tags: [...wish.tags] };
  return lists
    .filter((list) => list.isPublic && matchesFilter(list, filter, false))
    .filter(({ userId }) => wish.userId === undefined || userId === wish.userId)
    .sort(compareBy(wish.sort))
    .map(({ id }) => id);
}

const upToTwoTags: readonly (readonly ChoosableTag[])[] = [
  [],
  ...choosableTags.map((tag) => [tag]),
  ...choosableTags.flatMap((tag, index) => choosableTags.slice(index + 1).map((other) => [tag, other])),
];
const pendingComments: readonly ListsFilter[] = typeFilters.flatMap((type) =>
  sortings.flatMap((sort) => upToTwoTags.map((tags) => ({ type, sort, tags }))),
);

test('every type, tags and order give what a plain filter over all lists gives, over all pages', {
  timeout: 300_000,
}, async () => {
  const stored = randomLists(2000);
  await database.seedLists(stored);
  const lists = stored.map(parseList);
  const agrees = async (wish: ListsFilter) =>
    expect(await readAll(wish), JSON.stringify(wish)).toEqual(plainlyFiltered(lists, wish));
  await Promise.all(pendingComments.map(agrees));
  await Promise.all(pendingComments.map((wish) => agrees({ ...wish, userId: 'fan-1' })));
});

test('pages of twelve meet at their edges', async () => {
  const stored = randomLists(100);
  await database.seedLists(stored);
  for (const sort of sortings) {
    const wish = { ...newest, sort };
    expect(await readAll(wish, 12)).toEqual(plainlyFiltered(stored.map(parseList), wish));
  }
});

test('a list that either field keeps private is not read', async () => {
  await database.seedList({ userId: 'ana', listId: 'list_1' });
  await database.seedList({ userId: 'ana', listId: 'list_2' }, { isPublic: false });
  await database.seedList({ userId: 'ana', listId: 'list_3' }, { public: false });
  await database.seedList({ userId: 'ana', listId: 'list_4' }, { public: true });
  expect((await readAll(newest)).toSorted()).toEqual(['list_1', 'list_4']);
  expect((await readAll({ ...newest, userId: 'ana' })).toSorted()).toEqual(['list_1', 'list_4']);
});

test('a document that is no list keeps its place, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await database.seedList({ userId: 'ana', listId: 'list_1' }, { itemIds: 'nonsense' });
  const { entries } = await readPublicLists(ben, newest, 12);
  expect(entries).toEqual([{ key: { userId: 'ana', listId: 'list_1' } }]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a fan’s public lists are pluralize, more than a page of them and no one else’s', async () => {
  await database.seedLists(randomLists(120).map((list) => ({ ...list, userId: 'ana' })));
  await database.seedList({ userId: 'ana', listId: 'list_1' }, { isPublic: false });
  await database.seedList({ userId: 'cleo', listId: 'list_1' });
  const publicOnes = randomLists(120).filter(({ isPublic }) => isPublic).length;
  expect(await countPublicLists(ben, 'ana')).toBe(publicOnes);
  expect(await countPublicLists(ben, 'nobody')).toBe(0);
  expect(publicOnes).toBeLessThan(COUNT_MAX);
});

test('why there is no list: no such fan, a fan without a list to see, or not this one', async () => {
  const why = () => readMissingListReason(ben, { userId: 'ana', listId: 'list_9' });
  expect(await why()).toBe('noUser');
  await setDoc(doc(getClient('ana'), userListsPath('ana')), { displayName: 'Ana' });
  expect(await why()).toBe('noLists');
  await database.seedList({ userId: 'ana', listId: 'list_1' }, { isPublic: false });
  expect(await why()).toBe('noLists');
  await database.seedList({ userId: 'ana', listId: 'list_2' });
  expect(await why()).toBe('noList');
});

test('a private list and one that is not there read alike, but not to the owner', async () => {
  const key = { userId: 'ana', listId: 'list_1' };
  expect(await readList(ben, key)).toBeUndefined();
  await database.seedList(key, { isPublic: false });
  expect(await readList(ben, key)).toBeUndefined();
  expect(await readList(getClient('ana'), key)).toMatchObject({ id: 'list_1' });
});

test('a document that is no list cannot be read, which is not the same as none', async () => {
  const key = { userId: 'ana', listId: 'list_1' };
  await database.seedList(key, { itemIds: 'nonsense' });
  await expect(readList(ben, key)).rejects.toThrow();
});
