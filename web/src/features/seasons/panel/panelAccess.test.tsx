import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { backToSeasons, openSeason, renderPanel, search } from '#testing/seasonsPanel.tsx';
import { expectAccessible } from '#testing/setup.ts';

const AXE = { timeout: 30_000 };
const listedIds = new Set(['tom-westman', 's10']);

const states: [name: string, reach: () => unknown][] = [
  ['the grid', () => renderPanel()],
  ['the grid in create mode', () => renderPanel({ createMode: true, listedIds })],
  ['an open season', () => [renderPanel(), openSeason('Palau')]],
  [
    'an open season in create mode',
    () => [renderPanel({ createMode: true, listedIds }), openSeason('Palau')],
  ],
  ['a season of nobody', () => [renderPanel(), openSeason('Caramoan')]],
  ['a found idol', () => [renderPanel({ dice: () => 0 }), openSeason('Palau')]],
  ['back from a season', () => [renderPanel(), openSeason('Palau'), backToSeasons()]],
  ['search results', () => [renderPanel(), search('palau')]],
  ['search results in create mode', () => [renderPanel({ createMode: true, listedIds }), search('tom')]],
  ['nothing found', () => [renderPanel(), search('zzz')]],
];

beforeEach(() => localStorage.clear());

test.each(states)('%s can be used by everyone', AXE, async (_, reach) => {
  reach();
  await expectAccessible();
});

test('the folded panel can be used by everyone', AXE, async () => {
  renderPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse seasons' }));
  expect(screen.getByRole('button', { name: 'Expand seasons' })).toHaveFocus();
  await expectAccessible();
});
