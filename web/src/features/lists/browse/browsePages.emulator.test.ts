import { listPath } from '@outrank/shared/documents/list';
import { emptyFilter, type SortOrder } from '@outrank/shared/lists/browseFilter';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpDatabase, storedList } from '#testing/emulatorDatabase.ts';
import { browseQueries, mergeBrowsePages } from './useBrowse.ts';

const database = setUpDatabase('ben');
const getKey = (number: number) => ({ userId: 'ana', listId: `list_${number}` });
const setVotes = (number: number, upvoteCount: number) =>
  database.change(listPath(getKey(number)), { upvoteCount });
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** 30 lists: list 1 has the most votes, 300, and each further one ten fewer. */
beforeEach(() =>
  database.seedLists(
    range(1, 30).map((number) => storedList(getKey(number), { upvoteCount: 310 - 10 * number })),
  ),
);

/** Browse with its first page loaded. */
async function openBrowse(sort: SortOrder = 'mostVotes') {
  const filter = { ...emptyFilter, sort };
  const observer = new InfiniteQueryObserver(new QueryClient(), browseQueries.pages({ filter }));
  observer.subscribe(() => {});
  const shown = () =>
    mergeBrowsePages(observer.getCurrentResult().data?.pages ?? []).map(({ key }) =>
      Number(key.listId.replace('list_', '')),
    );
  await vi.waitFor(() => expect(shown()).toHaveLength(12), { timeout: 10_000 });
  return {
    shown,
    hasMore: () => observer.getCurrentResult().hasNextPage,
    fetchMore: () => observer.fetchNextPage(),
  };
}

test('pages continue to the end when no vote changes', async () => {
  const page = await openBrowse();
  for (const count of [12, 24]) {
    expect(page.shown()).toEqual(range(1, count));
    await page.fetchMore();
  }
  expect(page.shown()).toEqual(range(1, 30));
  expect(page.hasMore()).toBe(false);
});

test('a list that falls onto the next page appears once', async () => {
  const page = await openBrowse();
  await setVotes(2, 175);
  await page.fetchMore();
  expect(page.shown()).toEqual(range(1, 23));
});

test('votes move nothing in order of time, and earlier pages are not read again', async () => {
  const page = await openBrowse('newest');
  const [first = 0] = page.shown();
  await setVotes(first, 0);
  await database.remove(listPath(getKey(first)));
  await page.fetchMore();
  expect(page.shown()[0]).toBe(first);
  expect(new Set(page.shown()).size).toBe(24);
});

test('a list on two pages is one entry, in its latest version', () => {
  const [first, latest] = [{ key: getKey(1) }, { key: getKey(1), list: undefined }];
  const entries = mergeBrowsePages([
    { entries: [first, { key: getKey(2) }] },
    { entries: [latest as typeof first] },
  ]);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toBe(latest);
});

test('a page reads as many documents as it shows, however many lists there are', async () => {
  const documents: unknown[] = [];
  const send = globalThis.fetch;
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await send(...request);
    documents.push(
      ...(await response.clone().json()).filter(({ document }: { document?: unknown }) => document),
    );
    return response;
  });
  await openBrowse();
  fetch.mockRestore();
  expect(documents).toHaveLength(12);
});
