import { seasons } from '@outrank/shared/catalogue/catalogue';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  backToSeasons,
  contestants,
  openSeason,
  panel,
  renderPanel,
  scroller,
  search,
  seasonCards,
} from '#testing/seasonsPanel.tsx';

test('the panel is a region named Survivor Seasons', async () => {
  renderPanel();
  expect(screen.getByRole('heading', { level: 2, name: 'Survivor Seasons' })).toBeVisible();
  expect(panel()).toContainElement(
    screen.getByRole('searchbox', { name: 'Search seasons or contestants...' }),
  );
});

test('the grid has a card for each of the 46 seasons, with its name stripped of the leading word', () => {
  renderPanel();
  const names = seasonCards().map((card) => card.textContent);
  expect(names).toHaveLength(46);
  expect(names).toEqual(
    seasons.map(({ name, year }) =>
      expect.stringMatching(new RegExp(`${name.replace(/^Survivor:? /, '')}${year}$`)),
    ),
  );
  expect(names.join()).not.toMatch(/survivor/i);
});

test('a click opens a season with its contestants, and Back to Seasons returns to the grid', async () => {
  renderPanel();
  openSeason('Palau');
  expect(screen.getByRole('heading', { level: 3, name: 'Palau' })).toBeVisible();
  expect(contestants()).toHaveLength(20);
  expect(panel()).toHaveTextContent('Tom Westman');
  expect(seasonCards()).toHaveLength(0);
  backToSeasons();
  expect(seasonCards()).toHaveLength(46);
});

test('by keyboard a season opens to its way back, and back stands on its card again', async () => {
  const user = userEvent.setup();
  renderPanel();
  const palau = screen.getByRole('button', { name: /^Palau/ });
  palau.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Back to Seasons' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Palau/ })).toHaveFocus();
});

test.each(['Caramoan', 'Cambodia', 'Winners at War'])(
  '%s says plainly that nobody is listed',
  async (name) => {
    renderPanel();
    openSeason(name);
    expect(screen.getByText('No contestants are listed for this season.')).toBeVisible();
    expect(contestants()).toHaveLength(0);
    backToSeasons();
    expect(seasonCards()).toHaveLength(46);
  },
);

test('a returning player tells in which other seasons they were', async () => {
  renderPanel();
  openSeason('Marquesas');
  const rob = contestants().find((row) => row.textContent?.includes('Rob Mariano'));
  expect(rob).toHaveTextContent('Also in All-Stars, Heroes vs. Villains, Redemption Island');
});

test('the grid keeps its scroll position while a season is open', async () => {
  renderPanel();
  scroller().scrollTop = 1234;
  openSeason('Winners at War');
  expect(scroller().scrollTop).toBe(0);
  backToSeasons();
  expect(scroller().scrollTop).toBe(1234);
});

test('the grid keeps its scroll position while somebody searches, and while a season found so is open', async () => {
  renderPanel();
  scroller().scrollTop = 700;
  search('palau');
  expect(scroller().scrollTop).toBe(0);
  openSeason('Palau');
  scroller().scrollTop = 300;
  backToSeasons();
  expect(scroller().scrollTop).toBe(700);
  expect(screen.getByRole('button', { name: /^Palau/ })).toHaveFocus();
});

test('outside create mode contestants are to look at: no button, no instruction', async () => {
  const { chosen } = renderPanel();
  openSeason('Palau');
  const buttons = within(panel())
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(buttons).not.toContain('Tom Westman');
  await userEvent.click(screen.getByText('Tom Westman'));
  expect(chosen).toEqual([]);
  expect(screen.queryByText(/Click contestants/)).not.toBeInTheDocument();
});

test.each([false, true])(
  'with nobody signed in and create mode %s the panel is to look at',
  async (createMode) => {
    renderPanel({
      user: null,
      createMode,
      classicLists: { strategyList: [], socialList: [], competitorList: [] },
    });
    openSeason('Palau');
    expect(contestants()).toHaveLength(20);
    expect(screen.queryByRole('button', { name: /^Tom Westman/ })).not.toBeInTheDocument();
  },
);
