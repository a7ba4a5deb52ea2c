import { listKeyText, listPath } from '@outrank/shared/documents/list';
import { favoritePath, favoritesPath, upvotePath, upvotesPath } from '@outrank/shared/documents/reactions';
import type { UpvoteState } from '@outrank/shared/lists/upvote';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { actAs, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readFavoriteKeys, readFavorites, saveFavorite } from './favorites.ts';
import { readUpvoted, saveUpvote } from './upvotes.ts';

const database = setUpDatabase('ben');
const heroes = { userId: 'ana', listId: 'list_1' };
const createKeys = (length: number) =>
  Array.from({ length }, (_, index) => ({ userId: 'ana', listId: `list_${index + 10}` }));
const setFavorite = (isFavorite: boolean, { userId, listId } = heroes) =>
  saveFavorite({ uid: 'ben', list: { userId, id: listId, name: 'Heroes' }, isFavorite });
const readFavorite = () => database.read(favoritePath('ben', heroes));
const setUpvote = (isUpvoted: boolean, key = heroes, known?: UpvoteState) =>
  saveUpvote({ uid: 'ben', key, isUpvoted }, known);
const readVoteIds = () => database.readIds(upvotesPath('ben'));
const getErrorKind = (promise: Promise<unknown>) => promise.then(() => 'none', errorKind);
/** What the function does that counts. */
const count = async (upvoteCount: number) => {
  const countedAt = Timestamp.now();
  await database.change(listPath(heroes), { upvoteCount, countedAt, changedAt: countedAt });
  return countedAt.toDate().toISOString();
};

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
    const first = await readFavorites('ben', 3);
    const second = await readFavorites('ben', 3, first.next);
    expect(first.favorites.map(({ listId }) => listId)).toEqual(['list_14', 'list_13', 'list_12']);
    expect(second.favorites.map(({ listId }) => listId)).toEqual(['list_11', 'list_10']);
    expect(second.next).toBeUndefined();
    await database.seed(`${favoritesPath('ben')}/broken`, { favoritedAt: Timestamp.now() });
    expect((await readFavorites('ben', 3)).favorites.map(({ listId }) => listId)).toEqual([
      'list_14',
      'list_13',
    ]);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('finds the favorites of the user among many lists, none at first', async () => {
    expect(await readFavorites('ben', 3)).toEqual({ favorites: [] });
    await setFavorite(true);
    expect(await readFavoriteKeys('ben', [...many, heroes])).toEqual(new Set(['ana~list_1']));
    expect(await actAs('cleo', () => readFavorites('cleo', 3))).toEqual({ favorites: [] });
    expect(await actAs('cleo', () => readFavoriteKeys('cleo', [heroes]))).toEqual(new Set());
  });
});

describe('saving an upvote', () => {
  test('stores the vote, returns its time, and leaves the count to the functions', async () => {
    const list = await database.read(listPath(heroes));
    const { votedAt = '' } = await setUpvote(true);
    const vote = await database.read(upvotePath('ben', heroes));
    expect(vote).toEqual({ ...heroes, at: Timestamp.fromDate(new Date(votedAt)) });
    expect(await database.read(listPath(heroes))).toEqual(list);
  });

  test('adds and removes once what a second tab or an attempt with a lost response repeats', async () => {
    const first = await setUpvote(true);
    expect(await setUpvote(true)).toEqual(first);
    await setUpvote(false);
    expect(await setUpvote(false)).toMatchObject({ votedAt: undefined });
    expect(await readVoteIds()).toEqual([]);
  });

  test('stores once what three tabs do at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => setUpvote(true)));
    expect(await readVoteIds()).toEqual(['ana~list_1']);
    await Promise.all([1, 2, 3].map(() => setUpvote(false)));
    expect(await readVoteIds()).toEqual([]);
  });

  test('returns the upvotes of others when it is withdrawn, before and after it was counted', async () => {
    const voted = await setUpvote(true);
    const early = await setUpvote(false, heroes, voted);
    expect(early).toEqual({ votedAt: undefined, others: { upvoteCount: 4, countedAt: undefined } });
    const again = await setUpvote(true, heroes, early);
    expect(again).toEqual({ ...early, votedAt: expect.any(String) });
    const countedAt = await count(5);
    const late = await setUpvote(false, heroes, again);
    expect(late).toEqual({ votedAt: undefined, others: { upvoteCount: 4, countedAt } });
    expect(await setUpvote(false, heroes, await setUpvote(true, heroes, late))).toEqual(late);
  });

  test('withdraws one on a list that was deleted or hidden since', async () => {
    await setUpvote(true);
    await database.change(listPath(heroes), { isPublic: false, hidden: true });
    expect(await setUpvote(false)).toEqual({ votedAt: undefined });
    expect(await readVoteIds()).toEqual([]);
  });

  test('fails when the list was deleted', async () => {
    await database.remove(listPath(heroes));
    expect(await getErrorKind(setUpvote(true))).toBe('forbidden');
    expect(await readVoteIds()).toEqual([]);
  });

  test('past the limit is `busy`, except for an upvote that is stored already', async () => {
    const first = await setUpvote(true);
    await database.seedRate('ben', 'votes', 0);
    expect(await setUpvote(true)).toEqual(first);
    const other = { userId: 'ana', listId: 'list_2' };
    await database.seedList(other);
    expect(await getErrorKind(setUpvote(true, other))).toBe('busy');
    await setUpvote(false);
    expect(await readVoteIds()).toEqual([]);
  });
});

describe('reading upvotes', () => {
  test('finds those on many lists', async () => {
    const keys = createKeys(65);
    const voted = keys.filter((_, index) => index % 20 === 4);
    const times = new Map<string, string | undefined>();
    for (const key of voted) {
      await database.seedList(key);
      times.set(listKeyText(key), (await setUpvote(true, key)).votedAt);
    }
    expect(await readUpvoted('ben', keys)).toEqual(times);
  });

  test('requests nothing for no lists', async () => {
    expect(await readUpvoted('ben', [])).toEqual(new Map());
  });

  test('skips a broken upvote', async () => {
    const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
    const other = { userId: 'ana', listId: 'list_2' };
    await database.seedList(other);
    for (const key of [heroes, other]) await setUpvote(true, key);
    await database.change(upvotePath('ben', heroes), { at: 'yesterday' });
    expect([...(await readUpvoted('ben', [heroes, other])).keys()]).toEqual([listKeyText(other)]);
    expect(warn).toHaveBeenCalledOnce();
  });
});
