import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { favoriteQueries } from '#features/favorites/favoriteQueries.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { LONG_AGO } from '#features/session/lastSeen.ts';
import { SessionContext } from '#features/session/sessionContext.ts';
import { connect, heroes } from '#testing/listScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { takeSight } from '#testing/sight.ts';
import { ToastProvider } from '#ui/Toast.tsx';
import FavoriteLists from './FavoriteLists.tsx';

const ben = { uid: 'ben', displayName: 'Ben', email: null, photoURL: null };
const key = { userId: 'ana', listId: 'list_1' };
const EMPTY = 'No favorites yet. Tap the heart on a list to keep it here.';

/** What the shelf asks of the database, by collection. */
let asked: string[];
beforeEach(() => {
  asked = [];
  connect();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: { body: string }) => {
    asked.push(/"collectionId":"(\w+)"|\/(lists)\//.exec(request.body)?.slice(1).join('') ?? url);
    return answer(url, request);
  });
});

/** The shelf of a fan who saw Heroes in it the last time, or who comes for the first time. */
function openShelf({ isSeenBefore = false } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  if (isSeenBefore) {
    const favorite = { ...key, name: 'Heroes', favoritedAt: '2026-03-01T12:00:00.000Z' };
    const pages = { pages: [{ favorites: [favorite] }], pageParams: [undefined] };
    client.setQueryData(favoriteQueries.newest('ben').queryKey, pages, { updatedAt: LONG_AGO });
    client.setQueryData(listQueries.detail(key).queryKey, heroes, { updatedAt: LONG_AGO });
  }
  const { container } = render(
    <QueryClientProvider client={client}>
      <SessionContext value={{ status: 'signedIn', user: ben }}>
        <ToastProvider>
          <MemoryRouter>
            <FavoriteLists title="Your Favorite Lists" uid="ben" />
          </MemoryRouter>
        </ToastProvider>
      </SessionContext>
    </QueryClientProvider>,
  );
  return { container, isReading: () => client.isFetching() > 0 };
}

test('the shelf reads nothing before the fan comes near, and then what it holds', async () => {
  const { bringNear } = takeSight();
  const { isReading } = openShelf();
  expect(screen.getByRole('region', { name: 'Your Favorite Lists' })).toHaveTextContent('Loading ...');
  expect(isReading()).toBe(false);
  bringNear();
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  expect(asked).toEqual(['favorites']);
});

test('favorites of the last visit stand there at once and, votes and hearts too, are asked for only from near', async () => {
  const { bringNear } = takeSight();
  const { container, isReading } = openShelf({ isSeenBefore: true });
  expect(await screen.findByRole('button', { name: 'Upvote Heroes, 5 upvotes' })).toBeInTheDocument();
  expect(isReading()).toBe(false);
  await expectAccessible(container);
  expect(asked).toEqual([]);
  bringNear();
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  await waitFor(() => expect(asked.toSorted()).toEqual(['favorites', 'lists', 'upvotes']));
});

test('a browser that cannot tell what is near reads at once', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  openShelf();
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
});
