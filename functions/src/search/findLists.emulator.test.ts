import { SEARCH_PAGE_LISTS } from '@outrank/shared/callables';
import { favoritePath, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { FAVORITES_SEARCHED_MAX } from '@outrank/shared/limits';
import {
  type BrowseFilter,
  everything,
  filterTags,
  sortings,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { beforeEach, expect, it } from 'vitest';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { plainSearch, randomLists } from '../testing/randomLists.ts';
import { giveList, giveLists } from '../testing/storedLists.ts';
import { findLists } from './findLists.ts';
import { liveCatalogue } from './liveCatalogue.ts';

const search = (filter: Partial<BrowseFilter>, more: { userId?: string } = {}) =>
  findLists({ db, upToDate: liveCatalogue(db, Date.now) }, 'ana', {
    filter: { ...everything, ...filter },
    page: 0,
    ...more,
  });

beforeEach(emptyDatabase);

it('finds lists by name in any case, with blanks around', async () => {
  const key = await giveList('All winners ranked', { userId: 'ben' });
  await giveList('Best idols');
  await expect(search({ text: '  WiNNers ' })).resolves.toEqual({ keys: [key], total: 1, hasMore: false });
});

it("finds the caller's favorites, not another fan's", async () => {
  const [anas, bens] = [await giveList('One'), await giveList('Two')];
  await db.doc(favoritePath('ana', anas)).set({ name: 'One', favoritedAt: new Date() });
  await db.doc(favoritePath('ben', bens)).set({ name: 'Two', favoritedAt: new Date() });
  await expect(search({ tags: ['favorites'] })).resolves.toMatchObject({ keys: [anas] });
});

it('looks among so many of the newest favorites, so that no search reads without end', async () => {
  const [old, young] = [await giveList('Old'), await giveList('Young')];
  const writer = db.bulkWriter();
  const keep = (listId: string, favoritedAt: Date) =>
    void writer.set(db.doc(favoritePath('ana', { userId: 'x', listId })), { favoritedAt });
  for (let place = 2; place <= FAVORITES_SEARCHED_MAX; place += 1) keep(`list_${place}`, new Date(place));
  void writer.set(db.doc(favoritePath('ana', old)), { favoritedAt: new Date(1) });
  void writer.set(db.doc(favoritePath('ana', young)), { favoritedAt: new Date() });
  await writer.close();
  await expect(search({ tags: ['favorites'] })).resolves.toMatchObject({ keys: [young] });
});

it('finds the lists of one fan only', async () => {
  const bens = await giveList('Winners', { userId: 'ben' });
  await giveList('Winners', { userId: 'benjamin' });
  await expect(search({ text: 'winners' }, { userId: 'ben' })).resolves.toMatchObject({ keys: [bens] });
});

it('answers 50 searches over 1,000 stored lists like a plain filter and sort over all of them', async () => {
  const lists = randomLists(1000);
  const favorites = lists.filter((_, place) => place % 3 === 0);
  await giveLists(lists);
  await Promise.all(
    favorites.map((list) =>
      db.doc(favoritePath('ana', list)).set({ name: list.name, favoritedAt: new Date() }),
    ),
  );
  const plainly = plainSearch(lists, new Set(favorites.map(listKeyText)));
  const upToDate = liveCatalogue(db, Date.now);
  for (let place = 0; place < 50; place += 1) {
    const filter: BrowseFilter = {
      text: ['', ' WINners', 'rong', "j'tia", 'ranked idol'][place % 5] ?? '',
      type: typeFilters[place % 3] ?? 'all',
      tags: filterTags.filter((_tag, bit) => place % 6 === bit),
      sort: sortings[(place % 7) % 3] ?? 'newest',
    };
    const expected = plainly(filter);
    const { keys, total } = await findLists({ db, upToDate }, 'ana', { filter, page: 0 });
    expect({ keys: keys.map(listKeyText), total }).toEqual({
      keys: expected.slice(0, SEARCH_PAGE_LISTS),
      total: expected.length,
    });
  }
});
