import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { browseQueries } from '#features/lists/browse/browseQueries.ts';
import { profileQueries } from '#features/session/profileQueries.ts';
import { failToFetch, stubFirestore } from '#testing/firestoreServer.ts';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';
import { HeaderSlotProvider } from '#ui/layout/HeaderSlot.tsx';
import UserRankingsPage from './UserRankingsPage.tsx';

function openRankings(profile?: { displayName: string } | null) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' } },
  });
  client.setQueryData(browseQueries.count('ana').queryKey, 0);
  if (profile !== undefined) client.setQueryData(profileQueries.byId('ana').queryKey, profile);
  return render(
    <QueryClientProvider client={client}>
      <HeaderSlotProvider>
        <MemoryRouter initialEntries={['/rankings/user/ana']}>
          <Routes>
            <Route path="/rankings/user/:userId" element={<UserRankingsPage />} />
          </Routes>
        </MemoryRouter>
      </HeaderSlotProvider>
    </QueryClientProvider>,
  );
}

test('the rankings of a fan stand under their name', () => {
  stubFirestore();
  openRankings({ displayName: 'Ana of Fiji' });
  expect(screen.getByRole('heading', { level: 1, name: 'Rankings by Ana of Fiji' })).toBeVisible();
});

test('of a fan who is not there nothing is claimed but that', async () => {
  stubFirestore();
  const { container } = openRankings(null);
  expect(screen.getByText('User not found')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('a name that cannot be read leaves no half sentence', async () => {
  expectConsoleError(/HTTP error has no status/);
  vi.stubGlobal('fetch', failToFetch);
  openRankings();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rankings' })).toBeVisible();
  expect(await screen.findByText('Failed to load public lists. Please try again later.')).toBeVisible();
});
