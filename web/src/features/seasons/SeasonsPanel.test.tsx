import { builtInSeasons as seasons } from '@outrank/shared/catalogue/catalogue';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { getDirectPictureUrl } from '#data/pictures/readPicture.ts';
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
import { expectAccessible, matchingMedia } from '#testing/setup.ts';

test('the panel has a heading, a search box and a card for each of the 46 seasons, with its logo and without the word Survivor', () => {
  renderPanel();
  expect(screen.getByRole('heading', { level: 2, name: 'Survivor Seasons' })).toBeVisible();
  expect(panel()).toContainElement(
    screen.getByRole('searchbox', { name: 'Search seasons or contestants...' }),
  );
  const texts = seasonCards().map((card) => card.textContent);
  expect(texts).toHaveLength(46);
  expect(texts).toEqual(
    seasons.map(({ name, year }) =>
      expect.stringMatching(new RegExp(`${name.replace(/^Survivor:? /, '')}${year}$`)),
    ),
  );
  expect(texts.join()).not.toMatch(/survivor/i);
  const logos = seasonCards().map((card) => card.querySelector('img')?.src);
  expect(logos).toEqual(seasons.map(({ id }) => getDirectPictureUrl(seasonItem(id).imageUrl)));
});

describe('on a phone', () => {
  beforeEach(() => void matchingMedia.add('(max-width: 768px)'));
  const showAll = () => screen.queryByRole('button', { name: 'Show all seasons' });

  test('the seasons are one row, until the user asks for all', async () => {
    renderPanel();
    expect(seasonCards()).toHaveLength(46);
    search('palau');
    expect(showAll()).not.toBeInTheDocument();
    search('');
    await userEvent.click(showAll() as HTMLElement);
    expect(showAll()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Borneo/ })).toHaveFocus();
  });

  test('all seasons are there in create mode', () => {
    renderPanel({ createMode: true });
    expect(showAll()).not.toBeInTheDocument();
  });
});

test('the keyboard opens a season at its back button, and going back focuses its card in the grid', async () => {
  renderPanel();
  screen.getByRole('button', { name: /^Palau/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Back to Seasons' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 3, name: 'Palau' })).toBeVisible();
  expect(contestants()).toHaveLength(20);
  expect(panel()).toHaveTextContent('Tom Westman');
  expect(seasonCards()).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Palau/ })).toHaveFocus();
  expect(seasonCards()).toHaveLength(46);
});

test('a season whose cast is not known says so', () => {
  renderPanel();
  openSeason('Caramoan');
  expect(screen.getByText('No castaways listed for this season yet.')).toBeVisible();
  expect(contestants()).toHaveLength(0);
});

test('a returning player names the other seasons', () => {
  renderPanel();
  openSeason('Marquesas');
  const rob = contestants().find((row) => row.textContent?.includes('Rob Mariano'));
  expect(rob).toHaveTextContent('Also in All-Stars, Heroes vs. Villains, Redemption Island');
});

test('the grid keeps its scroll position while a season is open, also one found by search', () => {
  renderPanel();
  scroller().scrollTop = 1234;
  openSeason('Winners at War');
  expect(scroller().scrollTop).toBe(0);
  backToSeasons();
  expect(scroller().scrollTop).toBe(1234);

  scroller().scrollTop = 700;
  search('palau');
  expect(scroller().scrollTop).toBe(0);
  openSeason('Palau');
  scroller().scrollTop = 300;
  backToSeasons();
  expect(scroller().scrollTop).toBe(700);
  expect(screen.getByRole('button', { name: /^Palau/ })).toHaveFocus();
});

test.each([
  ['outside create mode', {}],
  ['signed out', { user: null }],
  ['signed out in create mode', { user: null, createMode: true }],
])('%s, contestants are plain text without a button or an instruction', async (_, props) => {
  const classicLists = { strategyList: [], socialList: [], competitorList: [] };
  const { added } = renderPanel({ classicLists, ...props });
  openSeason('Palau');
  expect(contestants()).toHaveLength(20);
  const buttons = within(panel()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent).join()).not.toContain('Tom Westman');
  await userEvent.click(screen.getByText('Tom Westman'));
  expect(added).toEqual([]);
  expect(screen.queryByText(/Click contestants/)).not.toBeInTheDocument();
});

const create = { createMode: true, listedIds: new Set(['tom-westman', 's10']) };

test.each<[name: string, show: () => unknown]>([
  ['an open season in create mode', () => [renderPanel(create), openSeason('Palau')]],
  ['a found idol', () => [renderPanel({ random: () => 0 }), openSeason('Palau')]],
  ['search results in create mode', () => [renderPanel(create), search('tom')]],
  ['a search without results', () => [renderPanel(), search('zzz')]],
])('%s is accessible', async (_, show) => {
  show();
  await expectAccessible();
});

const getTexts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('blanks show the whole grid, and so does the clear button, which empties and focuses the box', async () => {
  renderPanel();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  search('   ');
  expect(seasonCards()).toHaveLength(46);
  search('parv');
  expect(seasonCards()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(seasonCards()).toHaveLength(46);
});

test.each<[text: string, found: { season?: string; contestant?: RegExp }]>([
  ['kaoh rong', { season: 'Kaôh Rōng' }],
  ['colby', { contestant: /Colby Donaldson.*The Australian Outback/ }],
  ['34', {}],
])('"%s" finds only %j', (text, { season, contestant }) => {
  renderPanel();
  search(text);
  expect(getTexts(seasonCards())).toEqual(season ? [expect.stringContaining(season)] : []);
  expect(getTexts(contestants())).toEqual(contestant ? [expect.stringMatching(contestant)] : []);
});

test('someone who came back is one row with their seasons, which open', async () => {
  renderPanel();
  search('parvati');
  const chips = within(screen.getByRole('group', { name: 'Seasons of Parvati Shallow' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Cook Islands', 'Micronesia', 'Heroes vs. Villains'],
  ]);
  await userEvent.click(chips.getByText('Micronesia'));
  expect(screen.getByRole('heading', { name: 'Micronesia' })).toBeVisible();
});

test('the number of results is announced, and a text without results is quoted', () => {
  renderPanel();
  search('david');
  expect(screen.getByText(/^1 season, \d+ castaways$/)).toHaveAttribute('aria-live', 'polite');
  search('borneo');
  expect(screen.getByText('1 season')).toBeInTheDocument();
  search('zzz');
  expect(screen.getByText('No matches')).toBeInTheDocument();
  expect(panel()).toHaveTextContent('No matches for “zzz”');
});

test('many contestants are shown sixty at a time', async () => {
  renderPanel();
  search('a');
  await waitFor(() => expect(contestants()).toHaveLength(60));
  await userEvent.click(screen.getByRole('button', { name: /^Show more/ }));
  await waitFor(() => expect(contestants()).toHaveLength(120));
  search('t');
  await waitFor(() => expect(contestants()).toHaveLength(60));
});

test('opening a found season empties the box, and a search closes the season', () => {
  renderPanel();
  search('palau');
  openSeason('Palau');
  expect(contestants()).toHaveLength(20);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  search('borneo');
  expect(screen.queryByRole('button', { name: 'Back to Seasons' })).not.toBeInTheDocument();
  expect(seasonCards()).toHaveLength(1);
});
