import { listPath } from '@outrank/shared/documents/list';
import { getShownUpvotes } from '@outrank/shared/lists/upvote';
import { QueryClient } from '@tanstack/react-query';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readList } from '#data/lists/lists.ts';
import { saveFavorite } from '#data/reactions/favorites.ts';
import { saveUpvote } from '#data/reactions/upvotes.ts';
import { setUpDatabase } from '#testing/emulatorDatabase.ts';
import { favoriteQueries, upvoteQueries } from './reactionQueries.ts';

const database = setUpDatabase('ben');
const getKey = (number: number) => ({ userId: 'ana', listId: `list_${number}` });
const list1 = getKey(1);
const upvoteInOtherTab = () => saveUpvote({ uid: 'ben', key: list1, isUpvoted: true });

/** What the function does that counts. */
const count = (upvoteCount: number) =>
  database.change(listPath(list1), { upvoteCount, countedAt: Timestamp.now() });

/** A card holds its own copy of the list and only reads the upvote again. */
async function openCard() {
  const client = new QueryClient();
  const copy = (await readList(list1)) ?? expect.unreachable();
  return async () => getShownUpvotes(copy, await client.fetchQuery(upvoteQueries.detail('ben', list1)));
}

test('the upvotes on a card include an upvote of another tab once', async () => {
  await database.seedList(list1, { upvoteCount: 4 });
  const [on, off] = [
    { isUpvoted: true, count: 5 },
    { isUpvoted: false, count: 4 },
  ];
  const readEarlier = await openCard();
  expect(await readEarlier()).toEqual(off);
  await upvoteInOtherTab();
  expect(await readEarlier()).toEqual(on);
  await count(5);
  const readLater = await openCard();
  expect([await readEarlier(), await readLater()]).toEqual([on, on]);
});

async function seedFavorites(...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    await database.seedList(getKey(number));
    const list = { userId: 'ana', id: `list_${number}`, name: 'Heroes' };
    await saveFavorite({ uid: 'ben', list, isFavorite: true });
  }
}

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
});
afterEach(() => {
  vi.restoreAllMocks();
});
const isFavorite = (number: number) => client.fetchQuery(favoriteQueries.detail('ben', getKey(number)));
const readPage = () => client.fetchInfiniteQuery(favoriteQueries.newest('ben'));

test('the favorites show their lists, without deleted ones, and answer for their own cards', async () => {
  await seedFavorites(1, 2, 3);
  await database.remove(listPath(getKey(2)));
  const { pages } = await readPage();
  expect(pages.flatMap(({ entries }) => entries.map(({ key }) => key))).toEqual([getKey(3), getKey(1)]);
  const fetch = vi.spyOn(globalThis, 'fetch');
  expect(await isFavorite(1)).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  expect(await isFavorite(99)).toBe(false);
});
