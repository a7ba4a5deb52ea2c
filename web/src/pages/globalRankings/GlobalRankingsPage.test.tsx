import { categories } from '@outrank/shared/catalogue/categories';
import { parseConsensusLeaders } from '@outrank/shared/consensus/consensus';
import { consensusDocument, repeat } from '@outrank/shared/consensus/testing/fansLists';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signedInAs, signedOut } from '#testing/renderPage.tsx';
import { buildResults, favorites, readConsensus, readTopTen } from '#testing/topTenScreen.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import GlobalRankingsPage from './GlobalRankingsPage.tsx';

beforeEach(() => {
  readTopTen.mockResolvedValue(buildResults(favorites, { totalVotes: 12 }));
  readConsensus.mockResolvedValue(buildConsensus(12));
});

/** The fans' ranking of so many equal lists: Palau, then China. */
const buildConsensus = (ballots: number) =>
  parseConsensusLeaders(consensusDocument('seasons', repeat(ballots, 's10', 's15')));

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
  for (const { description } of categories) expect(screen.getByText(description)).toBeVisible();
  expect(await screen.findAllByText('In the lead')).toHaveLength(categories.length);
  for (const [, fields] of readTopTen.mock.calls) expect(fields).toEqual(['top10', 'totalVotes']);
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

/** Without it, the card is near the window at once. */
const withoutObserver = () => vi.stubGlobal('IntersectionObserver', undefined);

test('the overview leads to the rankings of fans: all seasons with their leaders, and each cast', async () => {
  withoutObserver();
  open('/global-rankings');
  const card = await screen.findByRole('heading', { level: 3, name: 'All Seasons' });
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/global-rankings/seasons');
  expect(await screen.findByText('12 lists so far')).toBeVisible();
  expect(screen.getByRole('link', { name: '20 Heroes vs. Villains' })).toHaveAttribute(
    'href',
    '/global-rankings/cast-s20',
  );
  expect(screen.queryByRole('link', { name: /Caramoan/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: "Ranked by fans' lists" })).toBeVisible();
  const lead = "Built from fans' own lists. Rank five seasons and yours counts too.";
  expect(screen.getByText(lead)).toBeVisible();
});

test.each([
  [undefined, 'No lists yet.'],
  [buildConsensus(3), 'Not enough lists yet: 3 of 10'],
])('the card of all seasons has no leaders from too few lists', async (consensus, text) => {
  withoutObserver();
  readConsensus.mockResolvedValue(consensus);
  open('/global-rankings');
  expect(await screen.findByText(text)).toBeVisible();
});
