import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FavoritePage } from '#data/reactions/favorites.ts';
import { favoriteQueries } from '#features/reactions/reactionQueries.ts';
import { failFirestoreRequest, stubFirestore } from '#testing/firestoreServer.ts';
import { heroesList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { enterViewport, expectAccessible } from '#testing/setup.ts';
import { FavoriteLists } from './HomeSection.tsx';

const key = { userId: 'ana', listId: 'list_1' };
const favoritesKey = favoriteQueries.newest('ben').queryKey;
const EMPTY = 'No favorites yet. Tap the heart on a list to keep it here.';
/** So old that it is read again. */
const YESTERDAY = Date.now() - 24 * 3_600_000;
const FAILED = 'Failed to load lists. Please try again later.';

/** What the section reads from Firestore, by collection. */
let reads: string[];
beforeEach(() => {
  reads = [];
  stubFirestore();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: { body: string }) => {
    reads.push(/"collectionId":"(\w+)"|\/(lists)\//.exec(request.body)?.slice(1).join('') ?? url);
    return answer(url, request);
  });
});

/** The section with Heroes cached from the last visit, or on a first visit; `hasMore` adds a cursor to another page. */
function openSection({ isCached = true, hasMore = false, updatedAt = Date.now() } = {}) {
  const client = createTestClient(60_000);
  if (isCached) {
    const next = hasMore ? ({} as NonNullable<FavoritePage['next']>) : undefined;
    const page = { entries: [{ key, list: heroesList }], next };
    client.setQueryData(favoritesKey, { pages: [page], pageParams: [undefined] }, { updatedAt });
  }
  renderPage({ '/': <FavoriteLists uid="ben" /> }, { client });
  return { client, isReading: () => client.isFetching() > 0 };
}

const heroesCard = () => screen.getByRole('button', { name: 'Upvote Heroes, 5 upvotes' });

describe('outside the viewport', () => {
  test('an uncached section shows a skeleton and reads nothing until it is near', async () => {
    const { isReading } = openSection({ isCached: false });
    expect(screen.getByRole('region', { name: 'Your Favorite Lists' })).toHaveTextContent('Loading ...');
    expect(isReading()).toBe(false);
    enterViewport();
    expect(await screen.findByText(EMPTY)).toBeInTheDocument();
    expect(reads).toEqual(['favorites']);
    await expectAccessible();
  });

  test('cached favorites are shown, and nothing is read until they are near, votes and hearts included', async () => {
    const { isReading } = openSection({ updatedAt: YESTERDAY });
    await waitFor(heroesCard);
    expect(isReading()).toBe(false);
    await expectAccessible();
    expect(reads).toEqual([]);
    enterViewport();
    expect(await screen.findByText(EMPTY)).toBeInTheDocument();
    await waitFor(() => expect(reads.toSorted()).toEqual(['favorites', 'favorites', 'upvotes']));
  });
});

describe('in a browser without IntersectionObserver', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', undefined);
  });
  const loseConnection = () => vi.stubGlobal('fetch', failFirestoreRequest);

  test('the section reads at once', async () => {
    openSection({ isCached: false });
    expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  });

  test('cached favorites stay, with their age, when they cannot be read again', async () => {
    loseConnection();
    const { client } = openSection({ updatedAt: YESTERDAY });
    await waitFor(() => expect(client.getQueryState(favoritesKey)?.status).toBe('error'));
    expect(heroesCard()).toBeInTheDocument();
    expect(screen.getByText(FAILED)).toBeInTheDocument();
    expect(screen.getByText(/^Showing what you saw on /)).toBeInTheDocument();
  });

  test('a failed next page is reported below the cards', async () => {
    loseConnection();
    openSection({ hasMore: true });
    fireEvent.click(screen.getByRole('button', { name: 'Show more favorites' }));
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(heroesCard()).toBeInTheDocument();
  });

  test('an error is shown when they cannot be read, with a button to try again', async () => {
    loseConnection();
    openSection({ isCached: false });
    expect((await screen.findByText(FAILED)).closest('[role=alert]')).not.toBeNull();
    stubFirestore();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(EMPTY)).toBeInTheDocument();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });
});
