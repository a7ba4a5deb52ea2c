import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contestants, openSeason, panel, renderPanel, search, seasonCards } from '#testing/seasonsPanel.tsx';

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
  ['borneo', { season: 'Borneo' }],
  ['palau', { season: 'Palau' }],
  ['28', { season: 'Cagayan' }],
  ['kaoh rong', { season: 'Kaôh Rōng' }],
  ['  PARVATI ', { contestant: /Parvati Shallow/ }],
  ['colby', { contestant: /Colby Donaldson.*The Australian Outback/ }],
  ['rob mariano', { contestant: /Marquesas/ }],
  ['34', {}],
])('"%s" finds only %j', (text, { season, contestant }) => {
  renderPanel();
  search(text);
  expect(getTexts(seasonCards())).toEqual(season ? [expect.stringContaining(season)] : []);
  expect(getTexts(contestants())).toEqual(contestant ? [expect.stringMatching(contestant)] : []);
});

test('the number of results is announced, and a text without results is quoted', () => {
  renderPanel();
  search('parvati');
  expect(screen.getByText('0 seasons and 1 contestant found')).toHaveAttribute('aria-live', 'polite');
  search('zzz');
  expect(panel()).toHaveTextContent('Nothing here answers to “zzz”');
});

test('many contestants are shown sixty at a time', async () => {
  renderPanel();
  search('a');
  expect(contestants()).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: /^Show more/ }));
  expect(contestants()).toHaveLength(120);
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
