import { SEARCH_PAGE_LISTS } from '@outrank/shared/callables';
import { favoritePath, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { FAVORITES_SEARCHED_MAX } from '@outrank/shared/limits';
import {
  type BrowseFilter,
  emptyFilter,
  filterTags,
  sortings,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { beforeEach, expect, it } from 'vitest';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { createPlainSearch, randomLists, seedSearchedLists } from '../testing/searches.ts';
import { seedList } from '../testing/storedLists.ts';
import { seedDocuments } from '../testing/users.ts';
import { createLiveCatalogue } from './createLiveCatalogue.ts';
import { findLists } from './findLists.ts';

const search = (filter: Partial<BrowseFilter>, more: { userId?: string } = {}) =>
  findLists({ db, getCatalogue: createLiveCatalogue(db, Date.now) }, 'ana', {
    filter: { ...emptyFilter, ...filter },
    page: 0,
    ...more,
  });

beforeEach(emptyDatabase);

it('finds lists by name in any case, with blanks around', async () => {
  const key = await seedList('All winners ranked', { userId: 'ben' });
  await seedList('Best idols');
  await expect(search({ text: '  WiNNers ' })).resolves.toEqual({ keys: [key], total: 1, hasMore: false });
});

it("finds the caller's favorites, not another user's", async () => {
  const [anas, bens] = [await seedList('One'), await seedList('Two')];
  await db.doc(favoritePath('ana', anas)).set({ name: 'One', favoritedAt: new Date() });
  await db.doc(favoritePath('ben', bens)).set({ name: 'Two', favoritedAt: new Date() });
  await expect(search({ tags: ['favorites'] })).resolves.toMatchObject({ keys: [anas] });
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
  await expect(search({ tags: ['favorites'] })).resolves.toMatchObject({ keys: [newest] });
});

it('finds the lists of one user only', async () => {
  const bens = await seedList('Winners', { userId: 'ben' });
  await seedList('Winners', { userId: 'benjamin' });
  await expect(search({ text: 'winners' }, { userId: 'ben' })).resolves.toMatchObject({ keys: [bens] });
});

it('answers 50 searches over 1,000 stored lists like a plain filter and sort over all of them', async () => {
  const lists = randomLists(1000);
  const favorites = lists.filter((_, index) => index % 3 === 0);
  await seedSearchedLists(lists);
  await seedDocuments(
    favorites.map((list) => [favoritePath('ana', list), { name: list.name, favoritedAt: new Date() }]),
  );
  const searchPlainly = createPlainSearch(lists, new Set(favorites.map(listKeyText)));
  const getCatalogue = createLiveCatalogue(db, Date.now);
  for (let index = 0; index < 50; index += 1) {
    const filter: BrowseFilter = {
      text: ['', ' WINners', 'rong', "j'tia", 'ranked idol'][index % 5] ?? '',
      type: typeFilters[index % 3] ?? 'all',
      tags: filterTags.filter((_tag, bit) => index % 6 === bit),
      sort: sortings[(index % 7) % 3] ?? 'newest',
    };
    const expected = searchPlainly(filter);
    const { keys, total } = await findLists({ db, getCatalogue }, 'ana', { filter, page: 0 });
    expect({ keys: keys.map(listKeyText), total }).toEqual({
      keys: expected.slice(0, SEARCH_PAGE_LISTS),
      total: expected.length,
    });
  }
});
