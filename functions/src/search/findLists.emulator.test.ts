import { favoritePath } from '@outrank/shared/documents/reactions';
import { FAVORITES_SEARCHED_MAX } from '@outrank/shared/limits';
import { type BrowseFilter, emptyFilter } from '@outrank/shared/lists/browseFilter';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedDocuments, seedList } from '../testing/documents.ts';
import { countReads, db, emptyDatabase } from '../testing/emulator.ts';
import { createFavorites, findLists } from './findLists.ts';
import { createLiveListIndex, createMemoryEngine } from './liveListIndex.ts';

beforeEach(emptyDatabase);

const openSources = () => ({
  engine: createMemoryEngine(createLiveListIndex(db, Date.now)),
  getFavorites: createFavorites(db),
});

it('searches a limited number of the newest favorites', async () => {
  const [oldest, newest] = [await seedList('Old'), await seedList('New')];
  const others = Array.from({ length: FAVORITES_SEARCHED_MAX - 1 }, (_, index) => index + 2);
  await seedDocuments([
    [favoritePath('ana', oldest), { favoritedAt: new Date(1) }],
    ...others.map((index) => {
      const key = { userId: 'x', listId: `list_${index}` };
      return [favoritePath('ana', key), { favoritedAt: new Date(index) }] as const;
    }),
    [favoritePath('ana', newest), { favoritedAt: new Date() }],
  ]);
  const filter: BrowseFilter = { ...emptyFilter, tags: ['favorites'] };
  const answer = findLists(openSources(), 'ana', { filter, page: 0 });
  await expect(answer).resolves.toEqual({ keys: [newest], total: 1, hasMore: false });
});

describe('favorites', () => {
  const listKey = (index: number) => ({ userId: 'x', listId: `list_${index}` });
  const keys = (...indices: readonly number[]) => new Set(indices.map((index) => `x~list_${index}`));

  /** Favorites that were added one second after the other. */
  const seedFavorites = (uid: string, ...indices: readonly number[]) =>
    seedDocuments(
      indices.map((index) => [
        favoritePath(uid, listKey(index)),
        { favoritedAt: new Date(index * 1000), name: 'All winners' },
      ]),
    );
  const remove = (index: number) => db.doc(favoritePath('ana', listKey(index))).delete();

  beforeEach(() => seedFavorites('ana', 1, 2, 3));

  it.each<[string, () => Promise<unknown>, ReadonlySet<string>]>([
    ['added a favorite', () => seedFavorites('ana', 4), keys(1, 2, 3, 4)],
    ['removed the newest', () => remove(3), keys(1, 2)],
    ['removed another one', () => remove(1), keys(2, 3)],
    ['exchanged the newest', () => Promise.all([remove(3), seedFavorites('ana', 4)]), keys(1, 2, 4)],
    ['exchanged another one', () => Promise.all([remove(1), seedFavorites('ana', 4)]), keys(2, 3, 4)],
    ['removed all', () => Promise.all([remove(1), remove(2), remove(3)]), new Set()],
  ])(
    'finds the present favorites of a user who %s after the last search',
    async (_what, change, expected) => {
      const getFavorites = createFavorites(db);
      expect(await getFavorites('ana')).toEqual(keys(1, 2, 3));
      await change();
      expect(await getFavorites('ana')).toEqual(expected);
    },
  );

  it('reads one document for a search after the first, however many favorites there are', async () => {
    const indices = Array.from({ length: FAVORITES_SEARCHED_MAX }, (_, index) => index + 1);
    await seedFavorites('ana', ...indices);
    const getFavorites = createFavorites(db);
    const first = await getFavorites('ana');
    const reads = countReads();
    expect(await getFavorites('ana')).toEqual(first);
    expect(await reads.stop()).toEqual({ queries: 1, documents: 1 });
  });

  it('never gives the favorites of another user', async () => {
    await seedFavorites('ben', 1, 2, 3);
    await seedFavorites('cleo', 9);
    const getFavorites = createFavorites(db);
    expect(await getFavorites('ben')).toEqual(keys(1, 2, 3));
    expect(await getFavorites('cleo')).toEqual(keys(9));
    expect(await getFavorites('dan')).toEqual(new Set());
  });
});
