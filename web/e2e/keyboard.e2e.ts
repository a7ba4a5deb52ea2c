import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectRanking } from './creator.ts';
import { withFan } from './fanPage.ts';
import { store } from './seed.ts';

let page: Page;
let fan: { userId: string };
withFan('/create', (opened) => {
  ({ page, fan } = opened);
});
beforeEach(() => page.getByRole('heading', { name: 'Create New Ranking' }).waitFor());

const MOST_STOPS = 150;

/** What the focus stands on, by its label or its words. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label =
      element && 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
  });

/** Tab, and nothing else, until the focus stands on what is called by these words. */
async function tabTo(words: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const name = (await focused()).trim();
    if (typeof words === 'string' ? name.startsWith(words) : words.test(name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${words}.`);
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a list is named, filled from the search, put in order and saved with the keyboard alone', async () => {
  await tabTo('List Name');
  await page.keyboard.type('By keys alone');
  await tabTo('Spoiler');
  await press('Space');
  for (const name of ['Tom Westman', 'Parvati Shallow', 'Sandra Diaz-Twine']) {
    await tabTo('Search seasons or contestants');
    await press('Control+A');
    await page.keyboard.type(name);
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
    await tabTo(new RegExp(name));
    await press('Enter');
    await tabTo('Search seasons or contestants', 'Shift+Tab');
  }
  await expectRanking(page, ['Tom Westman', 'Parvati Shallow', 'Sandra Diaz-Twine']);

  await tabTo('Reorder Sandra Diaz-Twine', 'Shift+Tab');
  await press('Space', 'ArrowUp', 'ArrowUp', 'Space');
  await expectRanking(page, ['Sandra Diaz-Twine', 'Tom Westman', 'Parvati Shallow']);
  expect(await focused()).toBe('Reorder Sandra Diaz-Twine');
  await tabTo('Place 3: move Parvati Shallow');
  await press('Enter');
  await tabTo('Move to place');
  await press('Control+A', '1', 'Enter');
  await expectRanking(page, ['Parvati Shallow', 'Sandra Diaz-Twine', 'Tom Westman']);
  await press('Control+Z');
  await expectRanking(page, ['Sandra Diaz-Twine', 'Tom Westman', 'Parvati Shallow']);

  await tabTo('Save List');
  await press('Enter');
  await page.getByText('Your list is saved.').waitFor();
  const lists = await store.collection(`userLists/${fan.userId}/lists`).get();
  expect(lists.docs.map((list) => [list.get('name'), list.get('tags'), list.get('itemIds')])).toEqual([
    [
      'By keys alone',
      ['spoiler', 'survivor-ranking'],
      ['sandra-diaz-twine', 'tom-westman', 'parvati-shallow'],
    ],
  ]);
});
