import { favoritePath } from '@outrank/shared/documents/reactions';
import { FAVORITES_SEARCHED_MAX } from '@outrank/shared/limits';
import { type BrowseFilter, emptyFilter } from '@outrank/shared/lists/browseFilter';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedDocuments, seedList } from '../testing/documents.ts';
import { countReads, db, emptyDatabase } from '../testing/emulator.ts';
import { createFavoritesReader, findLists } from './findLists.ts';
import { createLiveListIndex, createMemoryEngine } from './liveListIndex.ts';

beforeEach(emptyDatabase);

const filter: BrowseFilter = { ...emptyFilter, tags: ['favorites'] };
const openEngine = () => createMemoryEngine(createLiveListIndex(db, Date.now));

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
  const answer = findLists(openEngine(), createFavoritesReader(db), 'ana', { filter, page: 0 });
  await expect(answer).resolves.toEqual({ keys: [newest], total: 1, hasMore: false });
});

describe('favorites', () => {
  const listKey = (index: number) => ({ userId: 'x', listId: `list_${index}` });
  const keys = (...indices: readonly number[]) => new Set(indices.map((index) => `x~list_${index}`));
  /** Favorites that were added one second after the other. */
  const add = (uid: string, ...indices: readonly number[]) =>
    seedDocuments(
      indices.map((index) => [favoritePath(uid, listKey(index)), { favoritedAt: new Date(index * 1000) }]),
    );
  const remove = (index: number) => db.doc(favoritePath('ana', listKey(index))).delete();

  it.each<[string, () => Promise<unknown>, ReadonlySet<string>]>([
    ['added a favorite', () => add('ana', 4), keys(1, 2, 3, 4)],
    ['removed the newest', () => remove(3), keys(1, 2)],
    ['removed another one', () => remove(1), keys(2, 3)],
    ['exchanged another one', () => Promise.all([remove(1), add('ana', 4)]), keys(2, 3, 4)],
  ])('are the present ones of a user who %s after the last search', async (_what, change, expected) => {
    await add('ana', 1, 2, 3);
    const readFavorites = createFavoritesReader(db);
    expect(await readFavorites('ana')).toEqual(keys(1, 2, 3));
    await change();
    expect(await readFavorites('ana')).toEqual(expected);
  });

  it('cost one document for a search after the first, and are never those of another user', async () => {
    await add('ana', 1, 2, 3);
    await add('ben', 9);
    const readFavorites = createFavoritesReader(db);
    const first = await readFavorites('ana');
    const reads = countReads();
    expect(await readFavorites('ana')).toEqual(first);
    expect(await reads.stop()).toEqual({ queries: 1, documents: 1 });
    expect(await readFavorites('ben')).toEqual(keys(9));
    expect(await readFavorites('cleo')).toEqual(new Set());
  });
});
