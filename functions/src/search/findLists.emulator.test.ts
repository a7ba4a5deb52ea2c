import { favoritePath } from '@outrank/shared/documents/reactions';
import { FAVORITES_SEARCHED_MAX } from '@outrank/shared/limits';
import { type BrowseFilter, emptyFilter } from '@outrank/shared/lists/browseFilter';
import { beforeEach, expect, it } from 'vitest';
import { seedDocuments, seedList } from '../testing/documents.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { findLists } from './findLists.ts';
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
  const answer = findLists(db, openEngine(), 'ana', { filter, page: 0 });
  await expect(answer).resolves.toEqual({ keys: [newest], total: 1, hasMore: false });
});

it('finds the present favorites of a user, and never those of another', async () => {
  const [first, second] = [await seedList('First'), await seedList('Second')];
  const engine = openEngine();
  const findFavorites = async (uid: string) => (await findLists(db, engine, uid, { filter, page: 0 })).keys;
  await seedDocuments([
    [favoritePath('ana', first), { favoritedAt: new Date(1) }],
    [favoritePath('ben', second), { favoritedAt: new Date(2) }],
  ]);
  expect(await findFavorites('ana')).toEqual([first]);
  expect(await findFavorites('ben')).toEqual([second]);
  expect(await findFavorites('cleo')).toEqual([]);
  await db.doc(favoritePath('ana', first)).delete();
  await seedDocuments([[favoritePath('ana', second), { favoritedAt: new Date(3) }]]);
  expect(await findFavorites('ana')).toEqual([second]);
});
