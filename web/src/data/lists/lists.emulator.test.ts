import { paths, routePatterns } from '@outrank/shared/addresses';
import { SEARCH_PAGE_LISTS } from '@outrank/shared/callSchemas';
import { userListsPath } from '@outrank/shared/documents/account';
import { listPath } from '@outrank/shared/documents/list';
import { choosableTags } from '@outrank/shared/documents/tags';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { COUNT_MAX, QUERY_MAX } from '@outrank/shared/limits';
import {
  compareBy,
  emptyFilter,
  matchesFilter,
  sortOrders,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { parseList, type RankedList } from '@outrank/shared/lists/rankedList';
import { toStoredCard } from '@outrank/shared/lists/weeklyTop';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import { listDocument } from '@outrank/shared/testing/storedDocuments';
import { Timestamp } from 'firebase/firestore';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readGroup } from '#data/airing/groups.ts';
import { readProfile } from '#data/session/readProfile.ts';
import { recordListChange } from '#data/storage/recentListChanges.ts';
import { actAs, projectId, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { bootPages, toBootRead } from '../../../build/bootPages.ts';
import { fillIds } from '../../boot/bootPage.ts';
import type { ListsAbout } from './listFirestoreQueries.ts';
import type { ListsFilter } from './listQuery.ts';
import { readList, readMissingListReason, readOwnLists, readPublicLists } from './lists.ts';
import { readListsAbout } from './listsAbout.ts';
import { readWeeklyTop } from './readWeeklyTop.ts';
import { countPublicLists } from './searchLists.ts';

const database = setUpDatabase('ben');
const newest = { type: 'all', tags: [], sort: 'newest' } as const;
const key = { userId: 'ana', listId: 'list_1' };
/** A list that a curator hid. */
const hidden = { hidden: true, isPublic: false };

const TEN_DAYS_MS = 10 * 86_400_000;

/** Stored lists of a few users, the same at every run: any type and tags, few votes (many are equal), different times. */
function randomLists(count: number) {
  const random = seededRandom(count);
  const times = random.shuffled(Array.from({ length: count }, (_, index) => index * (TEN_DAYS_MS / count)));
  return times.map((time, index) => {
    const createdAt = Timestamp.fromMillis(Date.UTC(2026, 0, 1) + Math.round(time));
    const key = { userId: `user-${random.pick([0, 1, 2, 3, 4])}`, listId: `list_${index + 1_000_000}` };
    const content = {
      name: `List ${index}`,
      tags: choosableTags.filter(() => random.happens(0.4)),
      items: [random.happens(0.5) ? seasonItem('s20') : contestantItem('tom-westman', 's10')],
    };
    return {
      ...listDocument(key, createdAt, content),
      isPublic: !random.happens(0.05),
      upvoteCount: Math.floor(random.between(0, 20)),
    };
  });
}

/** The ids on all pages, in order. */
async function readAllIds(filter: ListsFilter): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: Awaited<ReturnType<typeof readPublicLists>>['next'];
  do {
    const page = await readPublicLists(filter, QUERY_MAX, after);
    ids.push(...page.entries.map(({ key }) => key.listId));
    after = page.next;
  } while (after);
  return ids;
}

/** The reference: the same filter and order over all lists in memory. */
function filterInMemory(lists: readonly RankedList[], filter: ListsFilter): readonly string[] {
  const browseFilter = { ...emptyFilter, ...filter, tags: [...filter.tags] };
  return lists
    .filter((list) => list.isPublic && matchesFilter(list, browseFilter, false))
    .filter(({ userId }) => filter.userId === undefined || userId === filter.userId)
    .sort(compareBy(filter.sort))
    .map(({ id }) => id);
}

const atMostTwoTags = [
  [],
  ...choosableTags.map((tag) => [tag]),
  ...choosableTags.flatMap((tag, index) => choosableTags.slice(index + 1).map((other) => [tag, other])),
];
const filters: readonly ListsFilter[] = typeFilters.flatMap((type) =>
  sortOrders.flatMap((sort) => atMostTwoTags.map((tags) => ({ type, sort, tags }))),
);

test('filters and sorts over all pages as a filter in memory does', async () => {
  const stored = randomLists(400);
  await database.seedLists(stored);
  const lists = stored.map(parseList);
  const compare = async (filter: ListsFilter) =>
    expect(await readAllIds(filter), JSON.stringify(filter)).toEqual(filterInMemory(lists, filter));
  await Promise.all(filters.map(compare));
  await Promise.all(filters.map((filter) => compare({ ...filter, userId: 'user-1' })));
});

describe('what the boot script has read', () => {
  afterEach(() => {
    globalThis.earlyReads = undefined;
  });

  /** Requests what a page reads first, past the rules, as the boot script does. */
  function readEarly(path: string, ids: Readonly<Record<string, string>> = {}) {
    const documents = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080'}/v1/projects/${projectId}/databases/(default)/documents`;
    const reads = bootPages[path]?.reads?.map((read) => toBootRead(read, documents)) ?? [];
    const answers = reads.map(async ({ key, url, body }) => {
      const headers = { Authorization: 'Bearer owner' };
      const answer = await fetch(url, { method: 'POST', body: fillIds(body, ids), headers });
      return [fillIds(key, ids), answer.json()] as const;
    });
    return Promise.all(answers).then((entries) => {
      globalThis.earlyReads = new Map(entries);
    });
  }

  test('is the first page of Browse, once, and the next page follows it', async () => {
    await database.seedLists(randomLists(60));
    await readEarly(paths.rankings);
    const mostVotes = { ...newest, sort: emptyFilter.sort };
    const early = await readPublicLists(mostVotes, SEARCH_PAGE_LISTS);
    expect(globalThis.earlyReads?.size).toBe(0);
    const read = await readPublicLists(mostVotes, SEARCH_PAGE_LISTS);
    expect(early.entries).toEqual(read.entries);
    expect(early.entries.length).toBeGreaterThan(0);
    const next = await readPublicLists(mostVotes, SEARCH_PAGE_LISTS, early.next);
    expect(next).toEqual(await readPublicLists(mostVotes, SEARCH_PAGE_LISTS, read.next));
  });

  test('is a list, or that there is none', async () => {
    await database.seedList(key, { notes: { 'tom-westman': 'A fire' }, upvoteCount: 7 });
    await readEarly(routePatterns.list, key);
    await database.remove(listPath(key));
    expect(await readList(key)).toMatchObject({ name: 'Heroes', upvoteCount: 7 });
    expect(await readList(key)).toBeUndefined();
    await readEarly(routePatterns.list, key);
    await database.seedList(key);
    expect(await readList(key)).toBeUndefined();
  });
});

test('reads no list that `isPublic` or the older `public` field hides', async () => {
  for (const [index, changes] of [{}, hidden, { public: false }, { public: true }].entries())
    await database.seedList({ userId: 'ana', listId: `list_${index + 1}` }, changes);
  expect((await readAllIds(newest)).toSorted()).toEqual(['list_1', 'list_4']);
  expect((await readAllIds({ ...newest, userId: 'ana' })).toSorted()).toEqual(['list_1', 'list_4']);
});

test('finds the most upvoted public lists of a cast, with a note on somebody, and with somebody among the first three, one a fan', async () => {
  const cast = ['sue-hawk', 'rudy-boesch', 'sean-kenniff', 'kelly-wiglesworth'].map((id) =>
    contestantItem(id),
  );
  const [sue, rudy, sean, kelly] = cast.map((item) => ({ ...item, note: 'Why' }));
  const fans = ['ana', 'ben', 'cal', 'dee', 'eve'];
  const contents = [cast, cast.toReversed(), [sue, ...cast.slice(1)], [contestantItem('tom-westman'), rudy]];
  const createdAt = (index: number) => Timestamp.fromMillis(Date.UTC(2026, 0, 1 + index));
  const lists = [...contents, cast].map((items, index) =>
    listDocument({ userId: fans[index] ?? '', listId: `list_${index + 1}` }, createdAt(index), {
      items: items.filter((item) => item !== undefined),
    }),
  );
  await database.seedLists(lists.map((list) => (list.id === 'list_5' ? { ...list, ...hidden } : list)));
  const read = async (by: ListsAbout['by'], id: string, count = 6) =>
    (await readListsAbout({ by, id }, count)).map(({ key: { listId } }) => listId);
  expect(await read('castOf', 's1')).toEqual(['list_3', 'list_2', 'list_1']);
  expect(await read('castOf', 's1', 1)).toEqual(['list_3']);
  expect(await read('castOf', 's10')).toEqual([]);
  expect(await read('notedIds', 'sue-hawk')).toEqual(['list_3']);
  expect(await read('notedIds', sean?.id ?? '')).toEqual([]);
  expect(await read('topIds', 'rudy-boesch')).toEqual(['list_4', 'list_3', 'list_2', 'list_1']);
  expect(await read('topIds', kelly?.id ?? '')).toEqual(['list_2']);
});

test('one fan has one place among the lists about somebody, the most upvoted first', async () => {
  const items = [{ ...contestantItem('sue-hawk'), note: 'Why' }];
  const list = (userId: string, day: number, upvoteCount: number) => ({
    ...listDocument({ userId, listId: `list_${day}` }, Timestamp.fromMillis(Date.UTC(2026, 0, day)), {
      items,
    }),
    upvoteCount,
  });
  const many = Array.from({ length: 20 }, (_, index) => list('eve', 10 + index, 1));
  await database.seedLists([list('ana', 1, 0), list('ben', 2, 0), list('cal', 3, 5), ...many]);
  const read = await readListsAbout({ by: 'notedIds', id: 'sue-hawk' }, 8);
  expect(read.map(({ key: { userId, listId } }) => [userId, listId])).toEqual([
    ['cal', 'list_3'],
    ['eve', 'list_29'],
    ['ben', 'list_2'],
    ['ana', 'list_1'],
  ]);
});

test("reads a user's own lists in pages, last changed first, private ones too", async () => {
  const lists = randomLists(60).map((list) => ({ ...list, userId: 'ana' }));
  await database.seedLists(lists);
  const newestFirst = lists.map(parseList).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const times: (string | undefined)[] = [];
  let after: Awaited<ReturnType<typeof readOwnLists>>['next'];
  for (const length of [24, 24, 12]) {
    const page = await actAs('ana', () => readOwnLists('ana', 24, after));
    expect(page.entries).toHaveLength(length);
    times.push(...page.entries.map(({ list }) => list?.updatedAt));
    after = page.next;
  }
  expect(after).toBeUndefined();
  expect(times).toEqual(newestFirst.map(({ updatedAt }) => updatedAt));
});

test("counts everyone's and a user's public lists, more than a page of them", async () => {
  const lists = randomLists(120).map((list) => ({ ...list, userId: 'ana' }));
  await database.seedLists(lists);
  await database.seedList(key, hidden);
  await database.seedList({ userId: 'cleo', listId: 'list_1' });
  const count = lists.filter(({ isPublic }) => isPublic).length;
  expect(count).toBeLessThan(COUNT_MAX);
  expect(await countPublicLists('ana')).toBe(count);
  expect(await countPublicLists('nobody')).toBe(0);
  expect(await countPublicLists()).toBe(count + 1);
});

test('says whether the user, a public list or only this list is missing', async () => {
  const readReason = () => readMissingListReason({ userId: 'ana', listId: 'list_9' });
  expect(await readReason()).toBe('noUser');
  await database.seed(userListsPath('ana'), { displayName: 'Ana' });
  expect(await readReason()).toBe('noLists');
  await database.seedList(key, hidden);
  expect(await readReason()).toBe('noLists');
  await database.seedList({ userId: 'ana', listId: 'list_2' });
  expect(await readReason()).toBe('noList');
});

test.each(['__proto__', '..', 'x'.repeat(1501), 'a/b', 'a/b/c'])(
  'finds no list, user or group by what no document can be named: %s',
  async (id) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(await readList({ userId: 'ben', listId: id })).toBeUndefined();
    expect(await readList({ userId: id, listId: 'list_1' })).toBeUndefined();
    expect(await readProfile(id)).toBeNull();
    expect(await readGroup(id)).toBeNull();
    error.mockRestore();
  },
);

test('reads a hidden list only for its owner, and undefined for others', async () => {
  expect(await readList(key)).toBeUndefined();
  await database.seedList(key, hidden);
  expect(await readList(key)).toBeUndefined();
  const { entries } = await actAs('ana', () => readOwnLists('ana', 10));
  expect(entries.map(({ list }) => list?.isHidden)).toEqual([true]);
  expect(await actAs('ana', () => readList(key))).toMatchObject({ isHidden: true, isPublic: false });
});

test('keeps the key of a broken list on a page, its name for the owner, and throws when it is read alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await database.seedList(key, { itemIds: 'nonsense', name: 'Worn out' });
  expect((await readPublicLists(newest, 12)).entries).toEqual([{ key }]);
  expect(warn).toHaveBeenCalledOnce();
  const { entries } = await actAs('ana', () => readOwnLists('ana', 10));
  expect(entries).toEqual([{ key, name: 'Worn out' }]);
  warn.mockRestore();
  await expect(readList(key)).rejects.toThrow();
});

test('reads the top lists of the week from one document, and each list after a change in this browser', async () => {
  const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
  const keys = [1, 2, 3].map((number) => ({ userId: 'ana', listId: `list_${number}` }));
  for (const [index, each] of keys.entries()) await database.seedList(each, { upvoteCount: index + 1 });
  const lists = await Promise.all(keys.map((each) => database.read(listPath(each))));
  await database.seed(WEEKLY_TOP_PATH, {
    lists: lists.map((list) => toStoredCard(list ?? {})),
    computedAt: Timestamp.now(),
  });
  const readIds = async () => (await readWeeklyTop()).entries.map(({ key: { listId } }) => listId);
  await database.change(listPath({ userId: 'ana', listId: 'list_2' }), { name: 7 });
  recordListChange(Number.NEGATIVE_INFINITY);
  expect(await readIds()).toEqual(['list_1', 'list_2', 'list_3']);
  recordListChange();
  expect(await readIds()).toEqual(['list_3', 'list_1']);
  await database.change(listPath({ userId: 'ana', listId: 'list_3' }), hidden);
  expect(await readIds()).toEqual(['list_1']);
  const unreadable = warn.mock.calls.filter(([text]) => String(text).includes('could not be read'));
  expect(unreadable).toHaveLength(2);
});
