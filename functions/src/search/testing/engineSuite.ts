import { SEARCH_PAGE_LISTS, SEARCH_TOTAL_MAX } from '@outrank/shared/callSchemas';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import {
  type BrowseFilter,
  emptyFilter,
  filterTags,
  type SortOrder,
  sortOrders,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPlainSearch, oneList, randomLists, type SearchedList } from '../../testing/searches.ts';
import type { SearchEngine } from '../findLists.ts';

/** An engine, and how lists reach it. */
export type EngineUnderTest = {
  readonly engine: SearchEngine;
  /** Adds lists, public or private, or replaces their older versions. */
  readonly save: (lists: readonly SearchedList[]) => Promise<void>;
  readonly deleteLists: (keys: readonly ListKey[]) => Promise<void>;
};

const NOBODY: ReadonlySet<string> = new Set();

/** What every engine does. `open` opens one without lists; `runs` is the number of random histories. */
export function describeEngine(name: string, open: () => Promise<EngineUnderTest>, runs = 100): void {
  const openWith = async (lists: readonly SearchedList[]) => {
    const opened = await open();
    await opened.save(lists);
    return opened;
  };

  describe(`a page of ${name}`, () => {
    it.each([
      ['holds twelve lists and says that there are more', 0, 12, true],
      ['ends with the last list', 1, 1, false],
      ['is empty past the end', 2, 0, false],
      ['is empty far past the end', 100_000, 0, false],
    ])('%s', async (_what, page, length, hasMore) => {
      const lists = Array.from({ length: 13 }, (_, index) => ({ ...oneList, listId: `list_${index}` }));
      const { engine } = await openWith(lists);
      const answer = await engine.find({ filter: emptyFilter, page }, NOBODY);
      expect(answer).toMatchObject({ keys: { length }, total: 13, hasMore });
    });
  });

  it(`${name} counts no further than ${SEARCH_TOTAL_MAX} lists, and gives the pages behind`, async () => {
    const lists = Array.from({ length: SEARCH_TOTAL_MAX + 20 }, (_, index) => ({
      ...oneList,
      listId: `list_${10_000 + index}`,
      name: index < 2 ? 'Idols' : 'Winners',
    }));
    const { engine } = await openWith(lists);
    const last = Math.floor(lists.length / SEARCH_PAGE_LISTS);
    for (const text of ['', 'winners', 'w', 'all', 'idols']) {
      const filter = { ...emptyFilter, text };
      const keys = createPlainSearch(lists, NOBODY)(filter);
      const answer = await engine.find({ filter, page: last }, NOBODY);
      expect({ ...answer, keys: answer.keys.map(listKeyText) }).toEqual({
        keys: keys.slice(last * SEARCH_PAGE_LISTS),
        total: Math.min(keys.length, SEARCH_TOTAL_MAX),
        hasMore: false,
      });
    }
  });

  describe(`${name} and a plain filter over the same 2,000 lists`, () => {
    const lists = randomLists(2000);
    const favorites = new Set(lists.filter((_, index) => index % 7 === 0).map(listKeyText));
    const searchPlainly = createPlainSearch(lists, favorites);
    let engine: SearchEngine;
    beforeAll(async () => {
      ({ engine } = await openWith(lists));
    });

    const texts = ['', '  WiNNers ', 'ranked kaoh rong', 'd', '?', "j'tia", '100%', 'a_l', 'nowhere'];
    const cases = texts.flatMap((text) =>
      sortOrders.flatMap((sort) => typeFilters.map((type) => [text, sort, type] as const)),
    );

    it.each(cases)('agree on %j, %s, %s and each tag', async (text, sort, type) => {
      for (const tags of [[], ...filterTags.map((tag) => [tag]), ['favorites', 'social'] as const]) {
        const filter: BrowseFilter = { text, type, tags: [...tags], sort };
        await expectPlain({ filter });
      }
    });

    it.each(['ana', 'an', 'nobody'])('agree on the lists of %s', async (userId) => {
      for (const text of ['', 'idol']) await expectPlain({ filter: { ...emptyFilter, text }, userId });
    });

    async function expectPlain({ filter, userId }: { filter: BrowseFilter; userId?: string }): Promise<void> {
      const keys = searchPlainly(filter, userId);
      const last = Math.max(0, Math.ceil(keys.length / SEARCH_PAGE_LISTS) - 1);
      for (const page of new Set([0, 1, last])) {
        const answer = await engine.find({ filter, page, userId }, favorites);
        const end = (page + 1) * SEARCH_PAGE_LISTS;
        expect({ ...answer, keys: answer.keys.map(listKeyText) }).toEqual({
          keys: keys.slice(end - SEARCH_PAGE_LISTS, end),
          total: Math.min(keys.length, SEARCH_TOTAL_MAX),
          hasMore: keys.length > end,
        });
      }
    }
  });

  it(`${name} finds the newest version of each list, after any changes, repetitions and searches`, async () => {
    const anyChange = fc.record({
      listId: fc.integer({ min: 0, max: 9 }).map((number) => `list_${number}`),
      name: fc.constantFrom('Winners', 'Idols', 'Kaôh Rōng', '寄生獣', '🔥 Idols'),
      upvoteCount: fc.nat(3),
      createdAt: fc.constantFrom(oneList.createdAt, oneList.createdAt + 1),
      isPublic: fc.constantFrom(true, true, false),
      times: fc.constantFrom(1, 1, 2),
      isDeleted: fc.constantFrom(false, false, false, true),
      searched: fc.constantFrom(...sortOrders, undefined),
    });
    const searches = ['winners', 'ong', '生', '🔥', 'idols', ''].flatMap((text) =>
      sortOrders.map((sort) => ({ ...emptyFilter, text, sort })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { size: 'medium' }), async (changes) => {
        const opened = await open();
        const remaining = await applyChanges(opened, changes);
        const searchPlainly = createPlainSearch(remaining, NOBODY);
        for (const filter of searches) {
          const { keys } = await opened.engine.find({ filter, page: 0 }, NOBODY);
          expect(keys.map(listKeyText)).toEqual(searchPlainly(filter));
        }
      }),
      { numRuns: runs },
    );
  });
}

type Change = Partial<SearchedList> & {
  readonly times: number;
  readonly isDeleted: boolean;
  readonly searched: SortOrder | undefined;
};

/** Applies the changes, with a search after some of them, and returns the lists that remain. */
async function applyChanges(
  { engine, save, deleteLists }: EngineUnderTest,
  changes: readonly Change[],
): Promise<SearchedList[]> {
  const current = new Map<string, SearchedList>();
  const deleted = new Set<string>();
  for (const { searched, times, isDeleted, ...change } of changes) {
    const list = { ...oneList, ...change };
    for (let time = 0; time < times; time += 1) await (isDeleted ? deleteLists : save)([list]);
    current.set(listKeyText(list), list);
    if (isDeleted) deleted.add(listKeyText(list));
    const filter = searched && { ...emptyFilter, text: 'w', sort: searched };
    if (filter) await engine.find({ filter, page: 0 }, NOBODY);
  }
  return [...current].flatMap(([key, list]) => (deleted.has(key) ? [] : [list]));
}
