import { favoritePath, listPath } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, test } from 'vitest';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readFavoriteKeys, readFavorites, saveFavorite } from './favorites.ts';

const database = setUpDatabase();
const heroes = { userId: 'ana', listId: 'list_1' };
const ben = getClient('ben');
const setFavorite = (isFavorite: boolean, { userId, listId } = heroes) =>
  saveFavorite(ben, { uid: 'ben', list: { userId, id: listId, name: 'Heroes' }, isFavorite });
const readFavorite = () => database.read(favoritePath('ben', heroes));

beforeEach(() => database.seedList(heroes));

describe('saving a favorite', () => {
  test('stores the list, its name and the time', async () => {
    await setFavorite(true);
    const favorite = await readFavorite();
    expect(favorite).toEqual({ ...heroes, name: 'Heroes', favoritedAt: expect.anything() });
    expect(Date.now() - favorite?.favoritedAt.toMillis()).toBeLessThan(60_000);
  });

  test('leaves as it is what a second tab or an attempt with a lost response did already', async () => {
    await setFavorite(true);
    const first = await readFavorite();
    await Promise.all([setFavorite(true), setFavorite(true)]);
    expect(await readFavorite()).toEqual(first);
    await setFavorite(false);
    expect(await readFavorite()).toBeUndefined();
    await setFavorite(false);
    expect(await readFavorite()).toBeUndefined();
  });

  test('uses the current name of a list that was renamed', async () => {
    await database.change(listPath(heroes), { name: 'Villains' });
    await setFavorite(true);
    expect(await readFavorite()).toMatchObject({ name: 'Villains' });
  });

  test('removes a deleted list, but cannot add it', async () => {
    await setFavorite(true);
    await database.remove(listPath(heroes));
    await setFavorite(false);
    expect(await readFavorite()).toBeUndefined();
    await expect(setFavorite(true)).rejects.toThrow();
  });
});

describe('reading favorites', () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ userId: 'ana', listId: `list_${index + 10}` }));

  test('returns pages, last added first', async () => {
    for (const key of many) {
      await database.seedList(key);
      await setFavorite(true, key);
    }
    const first = await readFavorites(ben, 'ben', 3);
    const second = await readFavorites(ben, 'ben', 3, first.next);
    expect(first.favorites.map(({ listId }) => listId)).toEqual(['list_14', 'list_13', 'list_12']);
    expect(second.favorites.map(({ listId }) => listId)).toEqual(['list_11', 'list_10']);
    expect(second.next).toBeUndefined();
  });

  test('finds the favorites of the user among many lists, none at first', async () => {
    expect(await readFavorites(ben, 'ben', 3)).toEqual({ favorites: [] });
    await setFavorite(true);
    expect(await readFavoriteKeys(ben, 'ben', [...many, heroes])).toEqual(new Set(['ana~list_1']));
    const cleo = getClient('cleo');
    expect(await readFavorites(cleo, 'cleo', 3)).toEqual({ favorites: [] });
    expect(await readFavoriteKeys(cleo, 'cleo', [heroes])).toEqual(new Set());
  });
});
