import {
  favoritePath,
  favoritesPath,
  listKeyText,
  listPath,
  upvotePath,
  upvotesPath,
} from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readFavoriteKeys, readFavorites, saveFavorite } from './favorites.ts';
import { readUpvote, readUpvoted, saveUpvote } from './upvotes.ts';

const database = setUpDatabase();
const heroes = { userId: 'ana', listId: 'list_1' };
const createKeys = (length: number) =>
  Array.from({ length }, (_, index) => ({ userId: 'ana', listId: `list_${index + 10}` }));
const ben = getClient('ben');
const setFavorite = (isFavorite: boolean, { userId, listId } = heroes) =>
  saveFavorite(ben, { uid: 'ben', list: { userId, id: listId, name: 'Heroes' }, isFavorite });
const readFavorite = () => database.read(favoritePath('ben', heroes));
const setUpvote = (isUpvoted: boolean, key = heroes, uid = 'ben') =>
  saveUpvote(getClient(uid), { uid, key, isUpvoted });
const readCount = async (key = heroes) => (await database.read(listPath(key)))?.upvoteCount;
const readVoteIds = (uid = 'ben') => database.readIds(upvotesPath(uid));

beforeEach(() => database.seedList(heroes, { upvoteCount: 4 }));

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
  const many = createKeys(5);

  test('returns pages, last added first, without a broken favorite', async () => {
    const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
    for (const key of many) {
      await database.seedList(key);
      await setFavorite(true, key);
    }
    const first = await readFavorites(ben, 'ben', 3);
    const second = await readFavorites(ben, 'ben', 3, first.next);
    expect(first.favorites.map(({ listId }) => listId)).toEqual(['list_14', 'list_13', 'list_12']);
    expect(second.favorites.map(({ listId }) => listId)).toEqual(['list_11', 'list_10']);
    expect(second.next).toBeUndefined();
    await database.seed(`${favoritesPath('ben')}/broken`, { favoritedAt: Timestamp.now() });
    expect((await readFavorites(ben, 'ben', 3)).favorites.map(({ listId }) => listId)).toEqual([
      'list_14',
      'list_13',
    ]);
    expect(warn).toHaveBeenCalledOnce();
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

describe('saving an upvote', () => {
  test('stores the vote, counts it and returns both', async () => {
    const { votedAt, list } = await setUpvote(true);
    expect(list).toEqual({ upvoteCount: 5, changedAt: votedAt });
    expect(await readVoteIds()).toEqual(['ana~list_1']);
    expect(await readCount()).toBe(5);
  });

  test('adds and removes once what a second tab or an attempt with a lost response repeats', async () => {
    const first = await setUpvote(true);
    await expect(setUpvote(true)).resolves.toEqual(first);
    expect(await readCount()).toBe(5);
    const removed = { votedAt: undefined, list: { upvoteCount: 4 } };
    await expect(setUpvote(false)).resolves.toMatchObject(removed);
    await expect(setUpvote(false)).resolves.toMatchObject(removed);
    expect(await readVoteIds()).toEqual([]);
    expect(await readCount()).toBe(4);
  });

  test('counts once what three tabs do at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => setUpvote(true)));
    expect(await readCount()).toBe(5);
    await Promise.all([1, 2, 3].map(() => setUpvote(false)));
    expect(await readCount()).toBe(4);
  });

  test('counts the upvotes of thirty users at the same moment', async () => {
    const uids = Array.from({ length: 30 }, (_, index) => `user${index}`);
    await Promise.all(uids.map((uid) => setUpvote(true, heroes, uid)));
    expect(await readCount()).toBe(34);
  });

  test('fails when the list was deleted, with `notFound` for its owner', async () => {
    await database.remove(listPath(heroes));
    await expect(setUpvote(true)).rejects.toThrow();
    expect(await readVoteIds()).toEqual([]);
    expect(errorKind(await setUpvote(true, heroes, 'ana').catch((error) => error))).toBe('notFound');
  });
});

describe('reading upvotes', () => {
  test('finds those on many lists', async () => {
    const keys = createKeys(65);
    const voted = keys.filter((_, index) => index % 20 === 4);
    for (const key of voted) {
      await database.seedList(key);
      await setUpvote(true, key);
    }
    const found = await readUpvoted(ben, 'ben', keys);
    expect([...found.keys()].sort()).toEqual(voted.map(listKeyText).sort());
    const { votedAt } = await readUpvote(ben, 'ben', voted[0] ?? heroes);
    expect(found.get(listKeyText(voted[0] ?? heroes))).toBe(votedAt);
  });

  test('requests nothing for no lists', async () => {
    expect(await readUpvoted(ben, 'ben', [])).toEqual(new Map());
  });

  test('skips a broken upvote', async () => {
    const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
    const other = { userId: 'ana', listId: 'list_2' };
    await database.seedList(other);
    for (const key of [heroes, other]) await setUpvote(true, key);
    await database.change(upvotePath('ben', heroes), { at: 'yesterday' });
    expect([...(await readUpvoted(ben, 'ben', [heroes, other])).keys()]).toEqual([listKeyText(other)]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

const uids = ['ana', 'ben', 'cleo'];
const anyInput = fc.record({ uid: fc.constantFrom(...uids), list: fc.nat(1), isUpvoted: fc.boolean() });

test('keeps each count equal to the vote documents, whatever users do at once', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyInput, { minLength: 1, maxLength: 12 }), async (inputs) => {
      round += 1;
      const keys = [0, 1].map((list) => ({ userId: 'ana', listId: `list_${round}${list}` }));
      await Promise.all(keys.map((key) => database.seedList(key)));
      await Promise.allSettled(
        inputs.map(({ uid, list, isUpvoted }) => setUpvote(isUpvoted, keys[list], uid)),
      );
      const ids = (await Promise.all(uids.map(readVoteIds))).flat();
      for (const key of keys)
        expect(await readCount(key)).toBe(ids.filter((id) => id === listKeyText(key)).length);
    }),
    { numRuns: 20 },
  );
}, 90_000);
