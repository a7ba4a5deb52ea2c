import { findSeason } from '@outrank/shared/catalogue/catalogue';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { expect, test } from 'vitest';
import { commentWith } from './support/commentSteps.ts';
import { creatorReady, expectRanking } from './support/creator.ts';
import { focusedName, press, pressOn, tabTo } from './support/keyboard.ts';
import { seedList, seedUser, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, user, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);

test('a list is named, filled from search, ordered and saved with the keyboard alone (a second try, because a key can come before its frame)', {
  retry: 1,
}, async () => {
  await page.goto('/create');
  await creatorReady();
  await tabTo('List Name');
  await page.keyboard.type('By keys alone');
  await pressOn('Spoiler', 'Space');
  for (const name of ['Tom Westman', 'Parvati Shallow', 'Sandra Diaz-Twine']) {
    await tabTo('Search seasons or contestants');
    await press('Control+A');
    await page.keyboard.type(name);
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
    await pressOn(new RegExp(name), 'Enter');
    await tabTo('Search seasons or contestants', 'Shift+Tab');
  }
  await expectRanking(page, ['Tom Westman', 'Parvati Shallow', 'Sandra Diaz-Twine']);

  await tabTo('Reorder Sandra Diaz-Twine', 'Shift+Tab');
  await press('Space', 'ArrowUp', 'ArrowUp', 'Space');
  await expectRanking(page, ['Sandra Diaz-Twine', 'Tom Westman', 'Parvati Shallow']);
  expect(await focusedName()).toBe('Reorder Sandra Diaz-Twine');
  await pressOn('Place 3: move Parvati Shallow', 'Enter');
  await pressOn('Move to place', 'Control+A', '1', 'Enter');
  await expectRanking(page, ['Parvati Shallow', 'Sandra Diaz-Twine', 'Tom Westman']);
  await press('Control+Z');
  await expectRanking(page, ['Sandra Diaz-Twine', 'Tom Westman', 'Parvati Shallow']);

  await pressOn('Save List', 'Enter');
  await page.getByText('List saved.').waitFor();
  const lists = await store.collection(`userLists/${user.userId}/lists`).get();
  expect(lists.docs.map((list) => [list.get('name'), list.get('tags'), list.get('itemIds')])).toEqual([
    [
      'By keys alone',
      ['spoiler', 'survivor-ranking'],
      ['sandra-diaz-twine', 'tom-westman', 'parvati-shallow'],
    ],
  ]);
});

test('keys that are pressed right after a link reach the new page (a second try, because a key can come before its frame)', {
  retry: 1,
}, async () => {
  await page.goto('/');
  const browse = page.getByRole('banner').getByRole('link', { name: 'Browse' });
  const search = page.getByRole('searchbox', { name: 'Search rankings...' });
  await browse.click();
  await search.waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
  await browse.focus();
  // The first two lead to all lists, and to those of the people one follows.
  await press('Enter', 'Tab', 'Tab', 'Tab', 'p', 'a', 'l', 'a', 'u');
  await expect.poll(() => search.inputValue()).toBe('palau');
});

test('a row moved by keyboard keeps focus and stays visible', async () => {
  const items = findSeason('s1')?.contestants.map(({ id }) => contestantItem(id)) ?? [];
  const listId = await seedList({ userId: user.userId, userName: 'Carrier', name: 'The sixteen', items });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`/create?list=${listId}`);
  const handle = page.getByRole('button', { name: `Reorder ${items[0]?.name}` });
  await handle.focus();
  const isInSight = async () => {
    const { y = 0 } = (await handle.boundingBox()) ?? {};
    const { height: header = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    return y >= header && y < 600 - 44;
  };
  await press('Space');
  for (const [key, place] of [
    ['ArrowDown', 16],
    ['ArrowUp', 1],
  ] as const) {
    for (let step = 1; step < 16; step += 1) await press(key);
    await page.getByText(`moved to place ${place} of 16.`).waitFor({ state: 'attached' });
    await expect.poll(isInSight).toBe(true);
  }
  await expect.poll(() => handle.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a list is found, upvoted and discussed, and a ballot submitted, with the keyboard alone (a second try, because a key can come before its frame)', {
  retry: 1,
}, async () => {
  const owner = await seedUser('Owner');
  const listId = await seedList({ ...owner, name: 'Found by keys' });
  await page.goto(`/rankings/user/${owner.userId}`);
  await page.getByRole('article').waitFor();
  await pressOn('Skip to content', 'Enter');
  await tabTo('Social');
  await pressOn('Found by keys', 'Enter');
  await page.getByRole('heading', { name: 'Found by keys', level: 1 }).waitFor();
  await pressOn(/Upvote Found by keys/, 'Space');
  await tabTo('Add a comment');
  await page.keyboard.type('Said by keys.');
  await pressOn('Post Comment', 'Enter');
  await commentWith(page, 'Said by keys.').waitFor();

  await tabTo('Global Rankings', 'Shift+Tab');
  await press('Enter');
  await page.getByRole('heading', { name: 'Global Rankings' }).waitFor();
  await pressOn(/Strategy/, 'Enter');
  await page.getByRole('list', { name: 'Your ballot' }).waitFor();
  await pressOn('Vote for #3', 'Enter');
  await tabTo('Search seasons or contestants');
  await page.keyboard.type('Tom Westman');
  await page.getByRole('button', { name: /^Tom Westman/ }).waitFor();
  await pressOn(/Tom Westman/, 'Enter');
  await page.getByRole('button', { name: 'Remove Tom Westman' }).waitFor();
  await tabTo('Submit My Ranking', 'Shift+Tab');
  await press('Enter');
  await page.getByRole('heading', { name: 'Global Top 10' }).waitFor();

  const list = store.doc(`userLists/${owner.userId}/lists/${listId}`);
  await expect.poll(async () => (await list.get()).get('upvoteCount')).toBe(1);
  const ballots = await store.doc(`userGlobalRankings/${user.userId}`).get();
  expect(ballots.get('goat-strategy').ranking.slice(0, 3)).toEqual(['', '', 'tom-westman']);
});
