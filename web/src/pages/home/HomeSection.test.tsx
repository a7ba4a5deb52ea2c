import { contestantItem } from '@outrank/shared/lists/listedItem';
import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { favoriteQueries } from '#features/reactions/reactionQueries.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList, heroesList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { enterViewport, expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import { FavoriteLists, HomeSection } from './HomeSection.tsx';

const entry = (name: string, items = [contestantItem('tony-vlachos', 's28')]): ListEntry => ({
  key: { userId: 'ana', listId: name },
  list: { ...buildList({ name, items }), userId: 'ana', id: name },
});

describe('favorites', () => {
  const EMPTY = 'No favorites yet. Tap the heart on a list to keep it here.';

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

  /** The section, with Heroes cached so long ago that it is read again, or on a first visit. */
  function openSection({ isCached = false } = {}) {
    const client = createTestClient(60_000);
    const page = {
      entries: [{ key: { userId: 'ana', listId: 'list_1' }, list: heroesList }],
      next: undefined,
    };
    const updatedAt = Date.now() - 24 * 3_600_000;
    if (isCached)
      client.setQueryData(
        favoriteQueries.newest('ben').queryKey,
        { pages: [page], pageParams: [undefined] },
        { updatedAt },
      );
    renderPage({ '/': <FavoriteLists uid="ben" /> }, { client });
    return client;
  }

  test('that are not cached show a skeleton, and nothing is read until they are near', async () => {
    const client = openSection();
    expect(screen.getByRole('region', { name: 'Your Favorite Lists' })).toHaveTextContent('Loading ...');
    expect(client.isFetching()).toBe(0);
    enterViewport();
    expect(await screen.findByText(EMPTY)).toBeInTheDocument();
    expect(reads).toEqual(['favorites']);
    await expectAccessible();
  });

  test('that are cached are shown, and nothing is read until they are near, votes and hearts included', async () => {
    const client = openSection({ isCached: true });
    await screen.findByRole('button', { name: 'Upvote Heroes, 5 upvotes' });
    expect(client.isFetching()).toBe(0);
    expect(reads).toEqual([]);
    enterViewport();
    expect(await screen.findByText(EMPTY)).toBeInTheDocument();
    await waitFor(() => expect(reads.toSorted()).toEqual(['favorites', 'favorites', 'upvotes']));
  });

  test('are read at once in a browser without IntersectionObserver', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    openSection();
    expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  });
});

// Last: what its cards read may come late, where the tests above count requests.
test.each([
  { watched: ['s45'], names: ['New era', 'Cagayan', 'Blood'], line: ['2 lists wait for later seasons'] },
  { watched: ['s28', 's45'], names: ['Cagayan', 'New era', 'Blood'], line: [] },
])('Home shows what the reader of $watched can read first', async ({ watched, names, line }) => {
  stubFirestore();
  watchOnly(...watched);
  const data = [
    entry('Cagayan'),
    entry('New era', [contestantItem('dee-valladares', 's45')]),
    entry('Blood'),
  ];
  const query = { data, isError: false, isFetching: false, dataUpdatedAt: 1, refetch: () => undefined };
  renderPage({ '/': <HomeSection title="Lists" query={query} emptyText="None" /> });
  const cards = await screen.findAllByRole('heading', { level: 3 });
  expect(cards.map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.queryAllByText(/later seasons/).map(({ textContent }) => textContent)).toEqual(line);
  await expectAccessible();
});
