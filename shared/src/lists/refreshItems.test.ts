import { expect, test } from 'vitest';
import { setPublishedSeasons } from '../catalogue/catalogue.ts';
import { contestantItem } from './listedItem.ts';
import { refreshItems } from './refreshItems.ts';

test('items that were parsed before they were published are parsed again, wherever data holds them', () => {
  const joe = { ...contestantItem('joe-hunter', 's48'), note: 'Loyal.' };
  const nobody = contestantItem('nobody-known', 's48');
  const next = new (class End {})();
  const data = { pages: [{ entries: [{ list: { items: [joe, nobody] } }], next }], count: 1, none: null };
  expect(refreshItems(data)).toBe(data);
  setPublishedSeasons([{ number: 48, name: 'Survivor 48', year: 2025, contestants: ['Joe Hunter'] }]);
  const refreshed = refreshItems(data);
  setPublishedSeasons([]);
  const [page] = refreshed.pages;
  expect(page?.entries[0]?.list.items).toMatchObject([
    { name: 'Joe Hunter', seasonName: 'Season 48', note: 'Loyal.' },
    nobody,
  ]);
  expect(page?.next).toBe(next);
});
