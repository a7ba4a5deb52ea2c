import { type BrowseFilter, everything } from '@outrank/shared/lists/browseFilter';
import type { ListEntry } from '@outrank/shared/lists/list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { browseQueries } from '#features/lists/browse/browseQueries.ts';
import { expectAccessible } from '#testing/setup.ts';
import { HeaderSlotProvider } from '#ui/layout/HeaderSlot.tsx';
import BrowsePage from './BrowsePage.tsx';

// What was read stands in the cache, so nothing is asked of a database.
vi.mock('#data/firebase/firebaseApp.ts', () => ({ firebaseApp: {}, isEmulatorBuild: false }));
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));

const unreadable = (index: number): ListEntry => ({ key: { userId: 'ana', listId: `list_${index}` } });

type Read = { filter?: BrowseFilter; entries: readonly ListEntry[]; total?: number; hasMore?: boolean };

function openBrowse(address: string, ...reads: readonly Read[]) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const { filter = everything, hasMore = false, ...page } of reads) {
    queryClient.setQueryData(browseQueries.pages({ filter }).queryKey, {
      pages: [{ ...page, hasMore }],
      pageParams: [{ page: 0 }],
    });
  }
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <HeaderSlotProvider>
          <BrowsePage />
        </HeaderSlotProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a world without a list invites to create the first', async () => {
  const { container } = openBrowse('/rankings', { entries: [] });
  expect(screen.getByText('No rankings found. Be the first to create a ranking!')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create New Ranking' })).toHaveAttribute('href', '/create');
  await expectAccessible(container);
});

test('another order is no filter', () => {
  const filter = { ...everything, sort: 'oldest' } as const;
  openBrowse('/rankings?sort=oldest', { filter, entries: [] });
  expect(screen.getByText('No rankings found. Be the first to create a ranking!')).toBeInTheDocument();
});

test.each<[string, string, Partial<BrowseFilter>]>([
  ['text', '?q=zzzzqqq', { text: 'zzzzqqq' }],
  ['type', '?type=season', { type: 'season' }],
  ['tag', '?tags=spoiler', { tags: ['spoiler'] }],
])('a %s that matches nothing says so and offers to clear the filters', (_, search, filter) => {
  openBrowse(`/rankings${search}`, { filter: { ...everything, ...filter }, entries: [] });
  const words = 'No rankings match your current filters. Try changing the filters or search terms.';
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
});

test.each<[Read, string]>([
  [{ entries: [] }, '0 rankings found'],
  [{ entries: [unreadable(1)] }, '1 ranking found'],
  [{ entries: [unreadable(1), unreadable(2)], hasMore: true }, '2 rankings shown'],
  [{ entries: [unreadable(1), unreadable(2)], hasMore: true, total: 30 }, '30 rankings found'],
])('of %j it is told politely: %s', (read, words) => {
  openBrowse('/rankings', read);
  expect(screen.getByText(words)).toHaveAttribute('aria-live', 'polite');
});

test('the answer to another filter is new cards, so that none jumps to its place', async () => {
  const strategic: BrowseFilter = { ...everything, tags: ['strategic'] };
  openBrowse(
    '/rankings',
    { entries: [unreadable(1), unreadable(2)] },
    { filter: strategic, entries: [unreadable(2)] },
  );
  const [, card] = screen.getAllByText('This list could not be shown.');
  await userEvent.click(screen.getByRole('button', { name: 'Strategic' }));
  expect(screen.getByText('1 ranking found')).toBeInTheDocument();
  expect(screen.getByText('This list could not be shown.')).not.toBe(card);
});
