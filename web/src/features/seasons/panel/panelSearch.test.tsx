import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contestants, openSeason, panel, renderPanel, search, seasonCards } from '#testing/seasonsPanel.tsx';

const found = () => ({
  seasons: seasonCards().map((card) => card.textContent),
  contestants: contestants().map((row) => row.textContent),
});

test('the clear button empties the box and brings the full grid back', async () => {
  renderPanel();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  search('parv');
  expect(seasonCards()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(seasonCards()).toHaveLength(46);
});

test('case and blanks around the text do not matter', async () => {
  renderPanel();
  search('  PARVATI ');
  expect(found().contestants).toEqual([expect.stringContaining('Parvati Shallow')]);
});

test('blanks only show the full grid', async () => {
  renderPanel();
  search('   ');
  expect(seasonCards()).toHaveLength(46);
});

test.each([
  ['borneo', 'Borneo'],
  ['palau', 'Palau'],
  ['28', 'Cagayan'],
  ['kaoh rong', 'Kaôh Rōng'],
])('%s finds the season %s', async (text, name) => {
  renderPanel();
  search(text);
  expect(found().seasons).toEqual([expect.stringContaining(name)]);
  expect(found().contestants).toEqual([]);
});

test('season 34 is nowhere to be found', async () => {
  renderPanel();
  search('34');
  expect(seasonCards()).toHaveLength(0);
});

test('contestants are found by name and told with the season they are from', async () => {
  renderPanel();
  search('colby');
  expect(found().contestants).toEqual([expect.stringMatching(/Colby Donaldson.*The Australian Outback/)]);
});

test('somebody of several seasons is found once', async () => {
  renderPanel();
  search('rob mariano');
  expect(found().contestants).toEqual([expect.stringContaining('Marquesas')]);
});

test('a season is not a name: palau finds no contestant', async () => {
  renderPanel();
  search('palau');
  expect(contestants()).toHaveLength(0);
});

test('nothing found is said with the text that found nothing', async () => {
  renderPanel();
  search('zzz');
  expect(panel()).toHaveTextContent('Nothing here answers to “zzz”');
});

test('the number of results is spoken', async () => {
  renderPanel();
  search('parvati');
  expect(screen.getByText('0 seasons and 1 contestant found')).toHaveAttribute('aria-live', 'polite');
});

test('a search of many people shows sixty first, and more when asked', async () => {
  renderPanel();
  search('a');
  expect(contestants()).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: /^Show more/ }));
  expect(contestants()).toHaveLength(120);
});

test('a season found by search opens, and leaves the box empty', async () => {
  renderPanel();
  search('palau');
  openSeason('Palau');
  expect(contestants()).toHaveLength(20);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a search leaves the open season', async () => {
  renderPanel();
  openSeason('Palau');
  search('borneo');
  expect(screen.queryByRole('button', { name: 'Back to Seasons' })).not.toBeInTheDocument();
  expect(seasonCards()).toHaveLength(1);
});
