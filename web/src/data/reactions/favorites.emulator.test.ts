import { favoritePath, favoritesPath, listPath } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, test } from 'vitest';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readFavoriteKeys, readFavorites, saveFavorite } from './favorites.ts';

const database = setUpDatabase();
const heroes = { userId: 'ana', listId: 'list_1' };
const ben = getClient('ben');
const asList = ({ userId, listId } = heroes, name = 'Heroes') => ({ userId, id: listId, name });
const benWishes = (isFavorite: boolean, list = asList()) =>
  saveFavorite(ben, { uid: 'ben', list, isFavorite });
const bensMark = () => database.read(favoritePath('ben', heroes));

beforeEach(() => database.seedList(heroes));

describe('a favorite', () => {
  test('holds whose list it is, which, its name and since when', async () => {
    await benWishes(true);
    const mark = await bensMark();
    expect(mark).toMatchObject({ ...heroes, name: 'Heroes' });
    expect(Object.keys(mark ?? {}).sort()).toEqual(['favoritedAt', 'listId', 'name', 'userId']);
    expect(Date.now() - mark?.favoritedAt.toMillis()).toBeLessThan(60_000);
  });

  test('can be removed', async () => {
    await benWishes(true);
    await benWishes(false);
    expect(await bensMark()).toBeUndefined();
  });

  test('that was added or removed already, in a second tab or before its answer was lost, stays as it is', async () => {
    await benWishes(true);
    const first = await bensMark();
    await Promise.all([benWishes(true), benWishes(true)]);
    expect(await bensMark()).toEqual(first);
    await benWishes(false);
    await benWishes(false);
    expect(await bensMark()).toBeUndefined();
  });

  test('of a list that was renamed meanwhile takes its present name', async () => {
    await database.change(listPath(heroes), { name: 'Villains' });
    await benWishes(true);
    expect(await bensMark()).toMatchObject({ name: 'Villains' });
  });

  test('of a list that is gone cannot be added, but removed', async () => {
    await benWishes(true);
    await database.remove(listPath(heroes));
    await benWishes(false);
    expect(await bensMark()).toBeUndefined();
    await expect(benWishes(true)).rejects.toThrow();
  });

  test('of a hidden list cannot be added', async () => {
    await database.change(listPath(heroes), { isPublic: false });
    await expect(benWishes(true)).rejects.toThrow();
  });
});

describe('one’s own favorites', () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ userId: 'ana', listId: `list_${index + 10}` }));

  test('start empty', async () => {
    expect(await readFavorites(ben, 'ben', 3)).toEqual({ favorites: [] });
    expect(await readFavoriteKeys(ben, 'ben', [heroes])).toEqual(new Set());
  });

  test('are read in pages, last added first', async () => {
    for (const key of many) {
      await database.seedList(key);
      await benWishes(true, asList(key));
    }
    const first = await readFavorites(ben, 'ben', 3);
    const second = await readFavorites(ben, 'ben', 3, first.next);
    expect(first.favorites.map(({ listId }) => listId)).toEqual(['list_14', 'list_13', 'list_12']);
    expect(second.favorites.map(({ listId }) => listId)).toEqual(['list_11', 'list_10']);
    expect(second.next).toBeUndefined();
  });

  test('are told from the others among many lists', async () => {
    await benWishes(true);
    expect(await readFavoriteKeys(ben, 'ben', [...many, heroes])).toEqual(new Set(['ana~list_1']));
  });

  test('are nobody else’s', async () => {
    await benWishes(true);
    expect(await readFavorites(getClient('cleo'), 'cleo', 3)).toEqual({ favorites: [] });
    await expect(readFavorites(getClient('cleo'), 'ben', 3)).rejects.toThrow();
    expect(await database.readIds(favoritesPath('ben'))).toEqual(['ana~list_1']);
  });
});
