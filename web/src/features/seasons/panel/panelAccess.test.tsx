import { test } from 'vitest';
import { backToSeasons, openSeason, renderPanel, search } from '#testing/seasonsPanel.tsx';
import { expectAccessible } from '#testing/setup.ts';

const create = { createMode: true, listedIds: new Set(['tom-westman', 's10']) };

test.each<[name: string, show: () => unknown]>([
  ['the grid', () => renderPanel()],
  ['the grid in create mode', () => renderPanel(create)],
  ['an open season', () => [renderPanel(), openSeason('Palau')]],
  ['an open season in create mode', () => [renderPanel(create), openSeason('Palau')]],
  ['a season without contestants', () => [renderPanel(), openSeason('Caramoan')]],
  ['a found idol', () => [renderPanel({ random: () => 0 }), openSeason('Palau')]],
  ['the grid after a season', () => [renderPanel(), openSeason('Palau'), backToSeasons()]],
  ['search results', () => [renderPanel(), search('palau')]],
  ['search results in create mode', () => [renderPanel(create), search('tom')]],
  ['a search without results', () => [renderPanel(), search('zzz')]],
])('%s is accessible', { timeout: 30_000 }, async (_, show) => {
  show();
  await expectAccessible();
});
