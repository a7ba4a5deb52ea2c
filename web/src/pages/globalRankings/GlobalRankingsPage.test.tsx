import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage, signedInAs, signedOut } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { buildResults, favorites, readTopTen } from '#testing/topTenScreen.tsx';
import { BackButton } from '../parts/HeaderButtons.tsx';
import GlobalRankingsPage from './GlobalRankingsPage.tsx';

beforeEach(() => {
  readTopTen.mockResolvedValue(buildResults(favorites, { totalVotes: 12 }));
});

const open = (address: string, session = signedOut) =>
  renderPage(
    {
      '/': <p>Home</p>,
      '/global-rankings': <GlobalRankingsPage />,
      '/global-rankings/:id': <BackButton fallback="/global-rankings" />,
    },
    { address, session, isInWindow: true },
  );

test('the overview has its title, its description, the call to vote and what each category is about', async () => {
  open('/global-rankings');
  expect(screen.getByRole('heading', { level: 1, name: 'Global Rankings' })).toBeVisible();
  expect(
    screen.getByText('Rank your ten greatest players in each category. Every ballot shapes the Top 10s.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Vote for the GOATs' })).toBeVisible();
  for (const kind of ['strategic', 'social', 'challenge'])
    expect(screen.getByText(`Vote for the greatest ${kind} players in Survivor history`)).toBeVisible();
  expect(await screen.findAllByText('In the lead')).toHaveLength(3);
  await expectAccessible();
});

test('Back leads visitors from a category to the overview, where nothing leads them to a sign-in page', async () => {
  open('/global-rankings');
  await screen.findAllByText('In the lead');
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  act(() => window.history.pushState({ idx: 1 }, '', '/global-rankings/goat-social'));
  act(() => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Global Rankings' })).toBeVisible();
});

test('Back leads users who opened the overview directly to Home', async () => {
  open('/global-rankings', signedInAs('ben'));
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Home')).toBeVisible();
});
