import { listPath } from '@outrank/shared/firestore/documentPaths';
import { everything, type Sorting } from '@outrank/shared/lists/browseFilter';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { getClient, setUpDatabase, storedList } from '#testing/emulatorDatabase.ts';
import { fetchMore, mergePages } from './browsePages.ts';
import { browseQueries } from './browseQueries.ts';

// The page's own queries, with a fan signed in at the emulator behind them.
vi.mock('#data/firebase/firebaseApp.ts', () => ({ firebaseApp: {}, isEmulatorBuild: true }));
vi.mock('#data/firebase/firestore.ts', () => ({ db: getClient('ben') }));

const database = setUpDatabase();
const keyOf = (index: number) => ({ userId: 'ana', listId: `list_${index}` });
const give = (index: number, upvoteCount: number) => database.change(listPath(keyOf(index)), { upvoteCount });

/** 30 lists: list_1 has the most votes, 300, and each further one ten less. */
beforeEach(() =>
  database.seedLists(
    Array.from({ length: 30 }, (_, index) => storedList(keyOf(index + 1), { upvoteCount: 300 - 10 * index })),
  ),
);

/** A page that shows rankings, as far as they have been read. */
function openBrowse(sort: Sorting = 'mostVotes') {
  const filter = { ...everything, sort };
  const observer = new InfiniteQueryObserver(new QueryClient(), browseQueries.pages({ filter }));
  observer.subscribe(() => {});
  const shown = () =>
    mergePages(observer.getCurrentResult().data?.pages ?? []).map(({ key }) =>
      key.listId.replace('list_', ''),
    );
  return {
    shown,
    hasMore: () => observer.getCurrentResult().hasNextPage,
    firstPage: () => vi.waitFor(() => expect(shown()).toHaveLength(12)),
    more: () => fetchMore(observer.getCurrentResult(), sort),
  };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`);

test('without a vote the pages follow each other to the end', async () => {
  const page = openBrowse();
  await page.firstPage();
  expect(page.shown()).toEqual(upTo(12));
  await page.more();
  expect(page.shown()).toEqual(upTo(24));
  await page.more();
  expect(page.shown()).toEqual(upTo(30));
  expect(page.hasMore()).toBe(false);
});

test('a list that rises above the next page before that is read is not skipped', async () => {
  const page = openBrowse();
  await page.firstPage();
  await give(13, 295);
  await page.more();
  expect(page.shown()).toEqual([
    '1',
    '13',
    ...upTo(24)
      .slice(1)
      .filter((name) => name !== '13'),
  ]);
});

test('a list that falls below the page it was on stands once, at its new place', async () => {
  const page = openBrowse();
  await page.firstPage();
  await give(2, 175);
  await page.more();
  expect(page.shown()).toEqual(['1', ...upTo(13).slice(2), '2', ...upTo(24).slice(13)]);
});

test('votes that move lists before each page leave every list there once', async () => {
  const page = openBrowse();
  await page.firstPage();
  await Promise.all([give(13, 1000), give(1, 5), give(20, 298)]);
  await page.more();
  await Promise.all([give(30, 999), give(13, 1), give(25, 500)]);
  await page.more();
  expect(page.hasMore()).toBe(false);
  expect(page.shown().toSorted()).toEqual(upTo(30).toSorted());
});

test('in the order of time votes move nothing, and what was read is not read again', async () => {
  const page = openBrowse('newest');
  await page.firstPage();
  const [first] = page.shown();
  await give(Number(first), 0);
  await database.remove(listPath(keyOf(Number(first))));
  await page.more();
  expect(page.shown()[0]).toBe(first);
  expect(new Set(page.shown()).size).toBe(24);
});

test('the same list on two pages is one entry, as it was read last', () => {
  const key = keyOf(1);
  const [former, later] = [{ key }, { key, list: undefined }];
  const entries = mergePages([
    { entries: [former, { key: keyOf(2) }] },
    { entries: [later as typeof former] },
  ]);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toBe(later);
});
