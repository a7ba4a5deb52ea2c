import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { browseQueries } from './browseQueries.ts';

const searchLists = vi.hoisted(() => vi.fn());
vi.mock('#data/lists/searchLists.ts', () => ({ searchLists }));

const pages = browseQueries.pages({ filter: { ...emptyFilter, text: 'winners' } });
const answer = { entries: [], hasMore: false };

function search() {
  vi.useFakeTimers();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return new InfiniteQueryObserver(client, pages).subscribe(() => {});
}

test('a search that missed the newest changes is repeated until it has them', async () => {
  searchLists
    .mockReset()
    .mockResolvedValueOnce({ ...answer, total: 0, isBehind: true })
    .mockResolvedValueOnce({ ...answer, total: 0, isBehind: true })
    .mockResolvedValue({ ...answer, total: 1, isBehind: false });
  const close = search();
  await vi.advanceTimersByTimeAsync(1999);
  expect(searchLists).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(searchLists).toHaveBeenCalledTimes(3);
  close();
});

test('a search is not repeated after it failed', async () => {
  searchLists
    .mockReset()
    .mockResolvedValueOnce({ ...answer, total: 0, isBehind: true })
    .mockRejectedValue(new Error('offline'));
  const close = search();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(searchLists).toHaveBeenCalledTimes(2);
  close();
});
