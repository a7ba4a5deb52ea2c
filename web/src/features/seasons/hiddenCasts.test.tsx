import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { contestants, openSeason, panel, renderPanel, search } from '#testing/seasonsPanel.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';

beforeEach(() => watchOnly('s20'));

test('the cast of an unwatched season is folded until the reader asks for it', async () => {
  renderPanel();
  openSeason('Cagayan');
  expect(await screen.findByText(/^You haven't watched Cagayan\./)).toBeVisible();
  expect(/vlachos/i.exec(panel().innerHTML)).toBeNull();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Show cast' }));
  expect(screen.getByText('Tony Vlachos')).toBeVisible();
  expect(panel()).not.toHaveTextContent('Also in');
});

test('a season that is marked as watched opens, and counts as another season of its cast', async () => {
  renderPanel();
  openSeason('Cagayan');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark Cagayan as watched' }));
  expect(screen.getByText('Tony Vlachos')).toBeVisible();
});

test('a search finds people in a season that the reader has watched, and says that others are hidden', async () => {
  renderPanel();
  search('tony v');
  const text = "That's someone from a season you haven't watched. Open the season to add them.";
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
  expect(/vlachos/i.exec(panel().innerHTML)).toBeNull();
  search('mariano');
  expect(contestants().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Rob Mariano Heroes vs. Villains'),
  ]);
});
