import { SEARCH_PAGE_LISTS } from '@outrank/shared/callables';
import { listKeyText, listPath } from '@outrank/shared/documents/list';
import { favoritePath } from '@outrank/shared/documents/reactions';
import { FAVORITES_SEARCHED_MAX } from '@outrank/shared/limits';
import {
  type BrowseFilter,
  emptyFilter,
  filterTags,
  sortings,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { seedDocuments, seedList } from '../testing/documents.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { createPlainSearch, randomLists } from '../testing/searches.ts';
import { createFavorites } from './createFavorites.ts';
import { createLiveCatalogue } from './createLiveCatalogue.ts';
import { createMemoryEngine } from './createMemoryEngine.ts';
import { findLists } from './findLists.ts';

beforeEach(emptyDatabase);

const openSources = () => ({
  engine: createMemoryEngine(createLiveCatalogue(db, Date.now)),
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

it('answers 50 searches over 1,000 stored lists like a plain filter and sort over all of them', async () => {
  const lists = randomLists(1000);
  const changedAt = FieldValue.serverTimestamp();
  await seedDocuments(
    lists.flatMap((list, index) => [
      [listPath(list), { ...list, createdAt: Timestamp.fromMillis(list.createdAt), changedAt }] as const,
      [favoritePath(index % 3 === 0 ? 'ana' : 'ben', list), { favoritedAt: changedAt }] as const,
    ]),
  );
  const favorites = new Set(lists.filter((_, index) => index % 3 === 0).map(listKeyText));
  const searchPlainly = createPlainSearch(lists, favorites);
  const sources = openSources();
  for (let index = 0; index < 50; index += 1) {
    const filter: BrowseFilter = {
      text: ['', ' WINners', 'rong', "j'tia", 'ranked idol'][index % 5] ?? '',
      type: typeFilters[index % 3] ?? 'all',
      tags: filterTags.filter((_tag, bit) => index % 6 === bit),
      sort: sortings[(index % 7) % 3] ?? 'newest',
    };
    const userId = index % 4 === 3 ? 'an' : undefined;
    const expected = searchPlainly(filter, userId);
    const { keys, total } = await findLists(sources, 'ana', { filter, page: 0, userId });
    expect({ keys: keys.map(listKeyText), total }).toEqual({
      keys: expected.slice(0, SEARCH_PAGE_LISTS),
      total: expected.length,
    });
  }
});
