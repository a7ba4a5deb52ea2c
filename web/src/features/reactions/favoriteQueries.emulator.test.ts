import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFavorite } from '#data/reactions/favorites.ts';
import { clientOf, openDatabase } from '#testing/clientsUnderRules.ts';
import { FAVORITES_PAGE, favoriteQueries } from './favoriteQueries.ts';

vi.mock('#data/firebase/firestore.ts', async () => {
  const { clientOf } = await import('#testing/clientsUnderRules.ts');
  return { db: clientOf('ben') };
});

const database = openDatabase();
const keyOf = (place: number) => ({ userId: 'ana', listId: `list_${place}` });
const other = keyOf(99);

async function favor(count: number): Promise<void> {
  for (let place = 1; place <= count; place += 1) {
    await database.giveList(keyOf(place));
    await favorOne(place);
  }
}

function favorOne(place: number): Promise<void> {
  const list = { userId: 'ana', id: `list_${place}`, name: 'Heroes' };
  return saveFavorite(clientOf('ben'), { uid: 'ben', list, isFavorite: true });
}

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
});
afterEach(() => {
  vi.restoreAllMocks();
});
const isFavorite = (key = other) => client.fetchQuery(favoriteQueries.of('ben', key));
const readPage = () => client.fetchInfiniteQuery(favoriteQueries.newest('ben'));
const countRequests = () => vi.spyOn(globalThis, 'fetch');

describe('whether a list is a favorite', () => {
  test('is known of every list without asking, once all favorites are read', async () => {
    await favor(2);
    await readPage();
    const requests = countRequests();
    expect([await isFavorite(), await isFavorite(keyOf(1))]).toEqual([false, true]);
    expect(requests).not.toHaveBeenCalled();
  });

  test('waits for the favorites that are just being read', async () => {
    await favor(2);
    const requests = countRequests();
    const [, ...answers] = await Promise.all([readPage(), isFavorite(), isFavorite(keyOf(2))]);
    expect(answers).toEqual([false, true]);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  test('is asked for when the fan has more favorites than the page', async () => {
    await favor(FAVORITES_PAGE + 1);
    await readPage();
    expect([await isFavorite(keyOf(1)), await isFavorite()]).toEqual([true, false]);
  });

  test('is asked for when nothing shows the favorites, or what shows them is out of date', async () => {
    await favor(1);
    expect(await isFavorite(keyOf(1))).toBe(true);
    await readPage();
    await database.giveList(keyOf(2));
    await favorOne(2);
    await client.invalidateQueries({ queryKey: favoriteQueries.newest('ben').queryKey });
    expect(await isFavorite(keyOf(2))).toBe(true);
  });
});
