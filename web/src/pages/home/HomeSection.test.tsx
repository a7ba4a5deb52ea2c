import { contestantItem } from '@outrank/shared/lists/listedItem';
import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import { HomeSection } from './HomeSection.tsx';

const entry = (name: string, items = [contestantItem('tony-vlachos', 's28')]): ListEntry => ({
  key: { userId: 'ana', listId: name },
  list: { ...buildList({ name, items }), userId: 'ana', id: name },
});

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
