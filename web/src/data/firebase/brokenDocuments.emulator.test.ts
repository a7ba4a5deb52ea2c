import { favoritesPath, listPath, WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import { Timestamp } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { readWeeklyTop } from '#data/lists/weeklyTop.ts';
import { readFavorites, saveFavorite } from '#data/reactions/favorites.ts';
import { getClient, setUpDatabase, storedList } from '#testing/emulatorDatabase.ts';

const database = setUpDatabase();
const ben = getClient('ben');
const keyOf = (place: number) => ({ userId: 'ana', listId: `list_${place}` });

test('a chosen list of the week that is broken is left out and leaves the others standing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const place of [1, 2, 3]) await database.seedList(keyOf(place), { upvoteCount: place });
  const lists = [1, 2, 3].map((place) => storedList(keyOf(place)));
  await database.seed(WEEKLY_TOP_PATH, { lists, computedAt: Timestamp.now() });
  await database.change(listPath(keyOf(2)), { name: 7 });
  const top = await readWeeklyTop(ben);
  expect(top.map(({ key }) => key)).toEqual([keyOf(3), keyOf(1)]);
  expect(warn).toHaveBeenCalledOnce();
});

test('a favorite that is broken is left out of its page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const place of [1, 2]) {
    await database.seedList(keyOf(place));
    await saveFavorite(ben, {
      uid: 'ben',
      list: { userId: 'ana', id: `list_${place}`, name: 'Heroes' },
      isFavorite: true,
    });
  }
  await database.seed(`${favoritesPath('ben')}/broken`, { favoritedAt: Timestamp.now() });
  const { favorites } = await readFavorites(ben, 'ben', 6);
  expect(favorites.map(({ listId }) => listId)).toEqual(['list_2', 'list_1']);
});
