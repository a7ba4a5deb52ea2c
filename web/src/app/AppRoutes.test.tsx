import { paths, routePatterns } from '@outrank/shared/addresses';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseReturnPath } from '#features/session/returnPath.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { renderPage, signedInAs, signedOut } from '#testing/renderPage.tsx';
import { matchingMedia } from '#testing/setup.ts';
import { AppRoutes } from './App.tsx';
import { publicPages, signedInPages } from './pages.ts';

// The seasons panel has its own tests. 46 seasons make every query by role slow in jsdom.
vi.mock('#features/seasons/SeasonsPanel.tsx', () => ({ default: () => null }));
vi.mock('./OfflineSupport.ts', () => ({ default: () => null }));

const open = (address: string, session = signedInAs('ben')) =>
  renderPage({ '*': <AppRoutes /> }, { address, session, isInWindow: true });
// The first test that opens a page waits for its code.
const findHeading = (name: string) => screen.findByRole('heading', { name }, { timeout: 10_000 });
const address = () => window.location.pathname;

beforeEach(() => stubFirestore());

describe('a visitor', () => {
  test.each(['/', '/mylists', '/create', '/rankings', '/rankings/user/a', '/list/a/list_1', '/nonsense'])(
    'who opens %s is asked to sign in',
    async (path) => {
      open(path, signedOut);
      await findHeading('Sign In Required');
      expect(address()).toBe('/login');
    },
  );

  test.each([
    ['/global-rankings/seasons', 'All Seasons', '/global-rankings/seasons'],
    ['/global-rankings/goat-social', 'GOAT Social', '/global-rankings/goat-social'],
    ['/global-rankings/cast-s26', 'Global Rankings', '/global-rankings'],
    ['/global-rankings/goat', 'Global Rankings', '/global-rankings'],
  ])('who opens %s sees %s', async (path, heading, end) => {
    open(path, signedOut);
    await findHeading(heading);
    expect(address()).toBe(end);
  });

  test('sees the global rankings without private links, and returns to the whole address after signing in', async () => {
    const start = '/global-rankings?edition=2026-11-20#place-3';
    open(start, signedOut);
    await findHeading('Global Rankings');
    expect(screen.queryByRole('link', { name: 'My Lists' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(parseReturnPath(window.location.search)).toBe(start);
  });
});

test.each([
  ['', '/'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['/rankings?q=a%20b\\#top', '/rankings?q=a%20b\\#top'],
])('after signing in with a way back to %j, %s opens', (address, opened) =>
  expect(parseReturnPath(new URL(paths.signIn(address), window.origin).search)).toBe(opened),
);

describe('a signed-in user', () => {
  test.each(['/login', '/nonsense', '/list/only-one-part'])('is redirected from %s to Home', async (path) => {
    open(path);
    await findHeading('Recently Created Lists');
    expect(address()).toBe('/');
  });

  test('returns with Back to the page before the redirect', async () => {
    open('/mylists');
    await findHeading('My Survivor Rankings');
    act(() => window.history.pushState({ idx: 1 }, '', '/login'));
    act(() => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));
    await waitFor(() => expect(address()).toBe('/'));
    act(() => window.history.back());
    await findHeading('My Survivor Rankings');
  });

  test.each([
    ['/', ['Create New Ranking', 'My Lists', 'Other Rankings']],
    ['/create', ['Cancel']],
    ['/mylists', ['Cancel', 'Create New List']],
    ['/rankings', ['Back']],
    ['/global-rankings', ['Back']],
  ])(
    'sees on %s the header buttons %s, beside the menu, Sign Out, and links to Home and the global rankings',
    async (path, labels) => {
      open(path);
      const main = await screen.findByRole('navigation', { name: 'Main' });
      const texts = () =>
        [...main.querySelectorAll('a, button:not([popovertarget])')].map((each) => each.textContent);
      await waitFor(() => expect(texts()).toEqual([...labels, 'Activity', 'Your account', 'Sign Out']));
      expect(within(main).getByRole('button', { name: 'Menu' })).toBeInTheDocument();
      const banner = within(screen.getByRole('banner'));
      for (const [name, href] of Object.entries({ 'Global Rankings': '/global-rankings', Outrank: '/' }))
        expect(banner.getByRole('link', { name })).toHaveAttribute('href', href);
    },
  );
});

test.each([
  ['phone', ['(max-width: 768px)'], false],
  ['desk', [], true],
])(
  'on a %s the header, which moves there, holds the links to the main pages: %s',
  async (_, media, isHeld) => {
    for (const query of media) matchingMedia.add(query);
    open('/mylists');
    const links = await screen.findByRole('navigation', { name: 'Site' });
    expect(screen.getByRole('banner').contains(links)).toBe(isHeld);
  },
);

test.each([
  ['/', 'My Lists', '/mylists', 'My Survivor Rankings'],
  ['/', 'Other Rankings', '/rankings', 'Browse All Rankings'],
  ['/mylists', 'Create New List', '/create', 'Create New Ranking'],
  ['/mylists', 'Cancel', '/', 'Outwit. Outplay. Outrank.'],
])('on %s the header button %s leads to %s', async (start, name, end, heading) => {
  open(start);
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  fireEvent.click(await main.findByText(name));
  await findHeading(heading);
  expect(address()).toBe(end);
});

const patterns = [...publicPages, ...signedInPages].map(({ path }) => path);

test('every route pattern is spelled in addresses.ts', () => {
  const spelled: unknown[] = [...Object.values(paths), ...Object.values(routePatterns)];
  expect(patterns.filter((pattern) => !spelled.includes(pattern))).toEqual([]);
});

test.each([
  [paths.category('goat-social'), { categoryId: 'goat-social' }],
  [paths.userRankings('a/b'), { userId: 'a/b' }],
  [paths.list({ userId: 'a/b', listId: 'c' }), { userId: 'a/b', listId: 'c' }],
])('%s opens exactly one page, with its parameters', (address, parameters) => {
  const matches = patterns.flatMap((pattern) => matchPath(pattern, address) ?? []);
  expect(matches.map(({ params }) => params)).toEqual([parameters]);
});
