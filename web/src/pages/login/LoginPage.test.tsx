import { searchCatalogue } from '@outrank/shared/catalogue/searchCatalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { readTopTen } from '#data/topTen/topTen.ts';
import { failToFetch } from '#testing/firestoreServer.ts';
import { createTestClient, renderPage, signedOut } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import LoginPage from './LoginPage.tsx';

const read = vi.hoisted(() => vi.fn<typeof readTopTen>());
vi.mock('#data/topTen/topTen.ts', () => ({ readTopTen: read }));

const results = {
  top10: [{ id: 'sandra-diaz-twine', totalScore: 90, rank: 1 }],
  justMissed: [],
  listedBy: {},
  totalVotes: 12,
  publishedAt: undefined,
};

/** Calls what waits for the browser to be idle. */
let becomeIdle: () => void;
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    becomeIdle = callback;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  read.mockReset().mockResolvedValue(results);
});

const open = () =>
  renderPage(
    { '/login': <LoginPage /> },
    { address: '/login', session: signedOut, client: createTestClient() },
  );
const leaders = () => within(screen.getByRole('region', { name: 'Leading the vote right now' }));
const texts = (list: Pick<typeof screen, 'getAllByRole'>) =>
  list.getAllByRole('listitem').map(({ textContent }) => textContent);
const CATEGORIES = ['GOAT Strategy', 'GOAT Social', 'GOAT Competitor'];

test('the page reads the leaders of the Global Rankings once the browser is idle, and links to them', async () => {
  open();
  expect(texts(leaders())).toEqual(CATEGORIES);
  expect(screen.getByRole('link', { name: 'See the Top 10s' })).toHaveAttribute('href', '/global-rankings');
  await expectAccessible();
  expect(read).not.toHaveBeenCalled();
  act(becomeIdle);
  expect(await leaders().findAllByText('Sandra Diaz-Twine')).toHaveLength(3);
  await expectAccessible();
});

test('a category without a ballot says so', async () => {
  read.mockImplementation(async (_, id) => (id === 'goat-social' ? undefined : results));
  open();
  act(becomeIdle);
  expect(await leaders().findByText('No votes yet')).toBeVisible();
});

test('without an answer the rows stay, and no error is shown', async () => {
  read.mockImplementation(failToFetch);
  const { client } = open();
  act(becomeIdle);
  await waitFor(() => expect(client.getQueryState(['topTens'])?.status).toBe('error'));
  expect(texts(leaders())).toEqual(CATEGORIES);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
});

test('the example of a list ranks contestants of the catalogue in their seasons', () => {
  open();
  const known = searchCatalogue('a').contestants.concat(searchCatalogue('e').contestants);
  const rows = texts(within(screen.getByRole('figure')));
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    const found = known.find(({ contestant }) => row?.includes(contestant.name));
    expect(row).toContain(found?.season.name.replace(/^Survivor:? /, ''));
  }
});
