import { paths } from '@outrank/shared/addresses';
import { formatSeasonName, builtInSeasons as seasons } from '@outrank/shared/catalogue/catalogue';
import { categories } from '@outrank/shared/catalogue/categories';
import { topTenPath } from '@outrank/shared/documents/results';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failToFetch } from '#testing/firestoreServer.ts';
import { createTestClient, renderPage, signedInAs, signedOut } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import LoginPage from './LoginPage.tsx';

const read = vi.hoisted(() => vi.fn<(path: string) => Promise<object | null>>());
vi.mock('#data/results/published.ts', () => ({ readPublished: read }));

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
const openFrom = (from: string) =>
  renderPage(
    { '/login': <LoginPage /> },
    { address: paths.signIn(from), session: signedOut, client: createTestClient() },
  );
const leaders = () => within(screen.getByRole('region', { name: 'Leading the vote right now' }));
const texts = (list: Pick<typeof screen, 'getAllByRole'>) =>
  list.getAllByRole('listitem').map(({ textContent }) => textContent);
const CATEGORIES = categories.map(({ name }) => name);

test('the page reads the leaders of the Global Rankings once the browser is idle, and links to them', async () => {
  open();
  expect(texts(leaders())).toEqual(CATEGORIES);
  expect(screen.getByRole('link', { name: 'See the Top 10s' })).toHaveAttribute('href', '/global-rankings');
  await expectAccessible();
  expect(read).not.toHaveBeenCalled();
  act(becomeIdle);
  expect(await leaders().findAllByText('Sandra Diaz-Twine')).toHaveLength(categories.length);
  await expectAccessible();
});

test('the name of the page is its heading, and what it is for stands below', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sign In Required$/);
  expect(screen.getByText('Rank every castaway. Settle every argument.')).toBeVisible();
  expect(document.title).toBe('Sign In Required · Outrank');
});

test('inside another app, the page gives the address to open in a browser', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 350.0.0.12.99');
  openFrom('/rankings?q=winners');
  expect(await screen.findByText('Open this page in Safari or Chrome.')).toBeVisible();
  const address = `${window.location.origin}/rankings?q=winners`;
  expect(screen.getByRole('textbox', { name: 'Address of this page' })).toHaveValue(address);
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expectAccessible();
});

test('a fan whose stored session cannot be read may sign in', () => {
  const session = { ...signedInAs('ben'), isUnread: true };
  renderPage({ '/login': <LoginPage />, '/': <p>Home</p> }, { address: '/login', session });
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});

test('a signed-in fan is sent on to the page that the address names, else Home', () => {
  const routes = { '/login': <LoginPage />, '/': <p>Home</p>, '/predictions/join/:id': <p>Join</p> };
  renderPage(routes, { address: '/login' });
  expect(screen.getByText('Home')).toBeVisible();
  renderPage(routes, { address: paths.signIn('/predictions/join/a1') });
  expect(screen.getByText('Join')).toBeVisible();
});

test('a site without votes invites to the first one', async () => {
  read.mockResolvedValue(null);
  open();
  act(becomeIdle);
  const invitation = await leaders().findByRole('link', { name: 'Be the first to vote' });
  expect(invitation).toHaveAttribute('href', '/global-rankings');
  expect(screen.queryByText('No votes yet')).not.toBeInTheDocument();
});

test('shared lists lead to their pages, with names masked for a reader who has not watched', async () => {
  watchOnly('s45');
  const shares = [
    { id: '0123456789abcdef01234567', title: 'Why Tony Vlachos won', author: 'Ada Okafor' },
    { id: '1123456789abcdef01234567', title: 'Every season', author: 'Ben' },
  ];
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ shares })),
  );
  open();
  act(becomeIdle);
  const region = within(await screen.findByRole('region', { name: 'Lists that fans shared' }));
  expect(texts(region)).toEqual(["Why someone you haven't watched won by Ada Okafor", 'Every season by Ben']);
  expect(region.getByRole('link', { name: 'Every season' })).toHaveAttribute('href', `/s/${shares[1]?.id}`);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/s/top.json');
  await expectAccessible();
});

test('who comes to save a ranking reads that it is kept', () => {
  openFrom('/rank/0123456789abcdef01234567');
  expect(screen.getByText('Your ranking is kept in this browser. Sign in to save it.')).toBeVisible();
});

test('a category without a ballot says so', async () => {
  read.mockImplementation(async (path) => (path === topTenPath('goat-social') ? null : results));
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

test('the example of a list ranks seasons of the catalogue, so that it names nobody', () => {
  open();
  const rows = texts(within(screen.getByRole('figure')));
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    const named = seasons.find(({ name, year }) => row?.endsWith(`${formatSeasonName(name)} ${year}`));
    expect(row).toContain(String(named?.seasonNumber));
  }
});

describe('from the link of a shared list', () => {
  const id = '0123456789abcdef01234567';
  const answer = (body: object, status = 200) => {
    const request = vi.fn(async () => Response.json({ path: '/list/ada/list_1', ...body }, { status }));
    vi.stubGlobal('fetch', request);
    return request;
  };

  test('the page says whose list waits', async () => {
    const request = answer({ title: 'The greatest to ever play', author: 'Ada Okafor' });
    openFrom(`/list/ada/list_1?share=${id}`);
    const sentence = 'Sign in to see “The greatest to ever play” by Ada Okafor';
    await waitFor(() => expect(screen.getByText(/Sign in to see/)).toHaveTextContent(sentence));
    expect(request).toHaveBeenCalledExactlyOnceWith(`/s/${id}.json`);
    await expectAccessible();
  });

  test('without an answer nothing is missing', async () => {
    const request = answer({}, 404);
    openFrom(`/list/ada/list_1?share=${id}`);
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: /Sign in/ })).toBeVisible();
    expect(screen.queryByText(/Sign in to see/)).not.toBeInTheDocument();
  });

  test.each(['/list/ada/list_1', `/compare?share=${id}`, '/list/ada/list_1?share=../../evil'])(
    'from %s nothing is requested',
    (from) => {
      const request = answer({});
      openFrom(from);
      expect(screen.getByRole('button', { name: /Sign in/ })).toBeVisible();
      expect(request).not.toHaveBeenCalled();
    },
  );

  test('a name in the title is masked for a reader who has not watched that season', async () => {
    watchOnly('s45');
    answer({ title: 'Why Tony Vlachos won', author: 'Ada Okafor' });
    openFrom(`/list/ada/list_1?share=${id}`);
    expect(await screen.findByText(/Sign in to see/)).toHaveTextContent(
      "Why someone you haven't watched won",
    );
  });
});

test('a leader from a season that the user has not watched is not named', async () => {
  watchOnly('s45');
  open();
  act(becomeIdle);
  expect(await leaders().findAllByText('Not watched yet')).toHaveLength(categories.length);
  expect(document.body.innerHTML).not.toMatch(/sandra/i);
});
