import { type InfiniteData, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FavoritePage } from '#data/reactions/favorites.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { favoriteQueries } from '#features/reactions/favoriteQueries.ts';
import { LONG_AGO } from '#features/session/restoreQueries.ts';
import { SessionContext } from '#features/session/sessionContext.ts';
import { mockIntersectionObserver } from '#testing/intersectionObserver.ts';
import { failToFetch, heroesList, stubFirestore } from '#testing/listScreen.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import FavoriteLists from './FavoriteLists.tsx';

const ben = { uid: 'ben', displayName: 'Ben', email: null, photoURL: null };
const key = { userId: 'ana', listId: 'list_1' };
const EMPTY = 'No favorites yet. Tap the heart on a list to keep it here.';

/** What the shelf asks of the database, by collection. */
let asked: string[];
beforeEach(() => {
  asked = [];
  stubFirestore();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: { body: string }) => {
    asked.push(/"collectionId":"(\w+)"|\/(lists)\//.exec(request.body)?.slice(1).join('') ?? url);
    return answer(url, request);
  });
});

/** A page of favorites; another follows it when the test says so. */
function pagesOf(
  listIds: readonly string[],
  hasMore = false,
): InfiniteData<FavoritePage, FavoritePage['next']> {
  const favorites = listIds.map((listId) => ({
    ...key,
    listId,
    name: 'Heroes',
    favoritedAt: heroesList.createdAt,
  }));
  const page = { favorites, ...(hasMore ? { next: {} as NonNullable<FavoritePage['next']> } : {}) };
  return { pages: [page], pageParams: [undefined] };
}

/** The shelf of a fan who saw Heroes in it the last time, or who comes for the first time. */
function openShelf({ isSeenBefore = false, hasMore = false, knowsList = true, updatedAt = LONG_AGO } = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 60_000 } },
  });
  const { queryKey } = favoriteQueries.newest('ben');
  if (isSeenBefore) {
    client.setQueryData(queryKey, pagesOf(['list_1'], hasMore), { updatedAt });
    if (knowsList) client.setQueryData(listQueries.detail(key).queryKey, heroesList, { updatedAt });
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
  const favor = (...listIds: string[]) => client.setQueryData(queryKey, pagesOf(listIds));
  return { container, client, favor, isReading: () => client.isFetching() > 0 };
}

test('the shelf reads nothing before the fan comes near, and then what it holds', async () => {
  const { enterViewport } = mockIntersectionObserver();
  const { isReading } = openShelf();
  expect(screen.getByRole('region', { name: 'Your Favorite Lists' })).toHaveTextContent('Loading ...');
  expect(isReading()).toBe(false);
  enterViewport();
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  expect(asked).toEqual(['favorites']);
});

test('favorites of the last visit stand there at once and, votes and hearts too, are asked for only from near', async () => {
  const { enterViewport } = mockIntersectionObserver();
  const { container, isReading } = openShelf({ isSeenBefore: true });
  expect(await screen.findByRole('button', { name: 'Upvote Heroes, 5 upvotes' })).toBeInTheDocument();
  expect(isReading()).toBe(false);
  await expectAccessible(container);
  expect(asked).toEqual([]);
  enterViewport();
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  await waitFor(() => expect(asked.toSorted()).toEqual(['favorites', 'lists', 'upvotes']));
});

const FAILED = 'Failed to load lists. Please try again later.';
const heroesCard = () => screen.getByRole('button', { name: 'Upvote Heroes, 5 upvotes' });

test('favorites that cannot be read again stay', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('fetch', failToFetch);
  expectConsoleError(/HTTP error has no status/);
  const { client } = openShelf({ isSeenBefore: true });
  const { queryKey } = favoriteQueries.newest('ben');
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'));
  expect(heroesCard()).toBeInTheDocument();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test('when the next page cannot be read, that is said below the cards', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('fetch', failToFetch);
  expectConsoleError(/HTTP error has no status/);
  openShelf({ isSeenBefore: true, hasMore: true, updatedAt: Date.now() });
  fireEvent.click(screen.getByRole('button', { name: 'Show more favorites' }));
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(heroesCard()).toBeInTheDocument();
});

test('the cards stay while a list that was hearted elsewhere is read', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { favor, isReading } = openShelf({ isSeenBefore: true, updatedAt: Date.now() });
  favor('list_2', 'list_1');
  await waitFor(() => expect(isReading()).toBe(true));
  expect(heroesCard()).toBeInTheDocument();
});

test('when none of the lists can be read, that is said', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('fetch', failToFetch);
  expectConsoleError(/HTTP error has no status/);
  openShelf({ isSeenBefore: true, knowsList: false, updatedAt: Date.now() });
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
});

test('a browser that cannot tell what is near reads at once', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  openShelf();
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
});
