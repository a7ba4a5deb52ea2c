import { type BrowseFilter, emptyFilter } from '@outrank/shared/lists/browseFilter';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browseQueries } from '#features/lists/browse/useBrowse.ts';
import { failFirestoreRequest, refuse, stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import BrowsePage from './BrowsePage.tsx';

const NOW = '2026-03-01T12:00:00Z';
const FAILED = 'Failed to load public lists. Please try again later.';
const EMPTY = 'No rankings found. Be the first to create a ranking!';

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const unreadable = (index: number): ListEntry => ({ key: { userId: 'ana', listId: `list_${index}` } });

type Read = { filter?: BrowseFilter; entries: readonly ListEntry[]; total?: number; hasMore?: boolean };

/** The page with these reads in the cache. */
function openBrowse(address: string, ...reads: readonly Read[]) {
  const client = createTestClient();
  for (const { filter = emptyFilter, hasMore = false, ...page } of reads) {
    client.setQueryData(browseQueries.pages({ filter }).queryKey, {
      pages: [{ ...page, hasMore }],
      pageParams: [{ page: 0 }],
    });
  }
  renderPage({ '/rankings': <BrowsePage /> }, { address, client });
}

test.each<[string, BrowseFilter]>([
  ['/rankings', emptyFilter],
  ['/rankings?sort=oldest', { ...emptyFilter, sort: 'oldest' }],
])('%s without any list invites to create the first', async (address, filter) => {
  openBrowse(address, { filter, entries: [] });
  expect(screen.getByText(EMPTY)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create New Ranking' })).toHaveAttribute('href', '/create');
  await expectAccessible();
});

test.each<[string, string, Partial<BrowseFilter>]>([
  ['text', '?q=zzzzqqq', { text: 'zzzzqqq' }],
  ['type', '?type=season', { type: 'season' }],
  ['tag', '?tags=spoiler', { tags: ['spoiler'] }],
])('a %s without matches says so and offers to clear the filters', (_, search, filter) => {
  openBrowse(`/rankings${search}`, { filter: { ...emptyFilter, ...filter }, entries: [] });
  const text = 'No rankings match your current filters. Try changing the filters or search terms.';
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
});

test.each<[Read, string]>([
  [{ entries: [] }, '0 rankings found'],
  [{ entries: [unreadable(1)] }, '1 ranking found'],
  [{ entries: [unreadable(1), unreadable(2)], hasMore: true }, '2 rankings shown'],
  [{ entries: [unreadable(1), unreadable(2)], hasMore: true, total: 999 }, 'All 999 rankings'],
  [{ entries: [unreadable(1), unreadable(2)], hasMore: true, total: 1000 }, 'All 1,000+ rankings'],
])('the count of %j is announced politely: %s', (read, text) => {
  openBrowse('/rankings', read);
  expect(screen.getByText(text)).toHaveAttribute('aria-live', 'polite');
});

test.each<[string, string, string[]]>([
  ['boston rob', 'all seasons', ['Go to Rob Mariano']],
  ['heroes vs villains', 'all seasons', ['Go to Heroes vs. Villains']],
  ['zzzzqqq', 'all seasons', []],
  ['parvati', 's20', ['Go to Parvati Shallow']],
  ['tony vlachos', 's20', []],
])('a search for %s by a reader who has watched %s offers %j', async (text, watched, names) => {
  if (watched !== 'all seasons') watchOnly(watched);
  openBrowse(`/rankings?q=${text}`, { filter: { ...emptyFilter, text }, entries: [unreadable(1)] });
  await import('#features/seasons/GoToLinks.tsx');
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: /^Go to/ }).map(({ textContent }) => textContent)).toEqual(
      names,
    ),
  );
});

test('all rankings are counted without reading them', async () => {
  const read = vi.fn(async (_url: string) =>
    Response.json([{ result: { aggregateFields: { aggregate_0: { integerValue: '64' } } }, readTime: NOW }]),
  );
  vi.stubGlobal('fetch', read);
  openBrowse('/rankings', { entries: [unreadable(1), unreadable(2)], hasMore: true });
  expect(await screen.findByText('All 64 rankings')).toBeVisible();
  expect(read).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(':runAggregationQuery'),
    expect.anything(),
  );
});

test('another filter renders new cards, so that none moves', async () => {
  const strategic: BrowseFilter = { ...emptyFilter, tags: ['strategic'] };
  const both = { entries: [unreadable(1), unreadable(2)] };
  openBrowse('/rankings', both, { filter: strategic, entries: [unreadable(2)] });
  const [, card] = screen.getAllByText("We can't show this list.");
  await click('Strategic');
  expect(screen.getByText('1 ranking found')).toBeInTheDocument();
  expect(screen.getByText("We can't show this list.")).not.toBe(card);
});

test('rankings load, and when that fails, they are no empty result and can be loaded again', async () => {
  vi.stubGlobal('fetch', failFirestoreRequest);
  openBrowse('/rankings');
  expect(screen.getByText('Loading ...')).toBeInTheDocument();
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.queryByText('Loading ...')).not.toBeInTheDocument();
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  stubFirestore();
  await click('Try again');
  expect(await screen.findByText(EMPTY)).toBeVisible();
});

test('a search that comes too fast says so, keeps what was typed, and can be repeated', async () => {
  const answer = vi.fn(refuse('RESOURCE_EXHAUSTED', 429));
  stubFirestore({ functions: { searchLists: answer } });
  openBrowse('/rankings?q=winners');
  expect(await screen.findByText("You're searching too fast. Wait a moment and try again.")).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('winners');
  answer.mockImplementation(async () => Response.json({ data: { keys: [], total: 0, hasMore: false } }));
  await click('Try again');
  expect(await screen.findByText('0 rankings found')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('winners');
});

const named = (userId: string, name: string): ListEntry => {
  const list = { ...buildList({ name }), userId, id: name };
  return { key: { userId, listId: list.id }, list };
};
const tonyLists = [
  named('ana', 'Why Tony Vlachos won'),
  named('ana', 'My friend Tony ranks'),
  named('ben', 'Tony Vlachos is mine'),
];
const getNames = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('lists that the reader can read come before those that wait for later seasons', async () => {
  watchOnly('s45');
  stubFirestore();
  const later = named('ana', 'With Parvati');
  const readable = named('ana', 'New era');
  const entries = [
    later,
    {
      ...readable,
      list: { ...buildList({ name: 'New era' }), userId: 'ana', id: 'New era', items: [seasonItem('s45')] },
    },
    named('ben', 'My own'),
  ];
  openBrowse('/rankings', { entries });
  expect(await screen.findByText('1 list waits for later seasons')).toBeVisible();
  expect(getNames()).toEqual(['New era', 'My own', 'With Parvati']);
});

test('a search says that matches are hidden, and shows none that only a masked name explains', async () => {
  watchOnly('s45');
  stubFirestore();
  openBrowse('/rankings?q=Tony', { filter: { ...emptyFilter, text: 'Tony' }, entries: tonyLists, total: 3 });
  expect(await screen.findByText('2 rankings found. Some matches are hidden.')).toBeVisible();
  expect(getNames()).toEqual(['Tony Vlachos is mine', 'My friend Tony ranks']);
});

test('a search by other words keeps a list with a masked name', async () => {
  watchOnly('s45');
  stubFirestore();
  const entries = tonyLists.slice(0, 1);
  openBrowse('/rankings?q=won', { filter: { ...emptyFilter, text: 'won' }, entries });
  expect(await screen.findByText('1 ranking found')).toBeVisible();
  expect(getNames()).toEqual(["Why someone you haven't watched won"]);
});

test('without the shield, a search shows all matches', async () => {
  stubFirestore();
  openBrowse('/rankings?q=Tony', { filter: { ...emptyFilter, text: 'Tony' }, entries: tonyLists, total: 3 });
  expect(await screen.findByText('3 rankings found')).toBeVisible();
  expect(getNames()).toHaveLength(3);
});
