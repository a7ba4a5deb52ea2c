import { favoritePath, listPath, listsPath } from '@outrank/shared/firestore/documentPaths';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tick } from '../../scripts/emulators/scheduleTicker.ts';
import { browsingOn, seedProlificUser } from './browsing.ts';
import { seedList, seedUser, store } from './seed.ts';
import { NOWHERE } from './storedSession.ts';
import { type UserPage, withUser } from './userPage.ts';

let page: Page;
let viewer: UserPage['fan'];
withUser(NOWHERE, (opened) => {
  ({ page, fan: viewer } = opened);
});
const { cards, expectNames, search, tag } = browsingOn(() => page);

/** What others save is found within ten seconds, and a page asks only once. */
const untilFound = (path: string, name: string) =>
  expect
    .poll(
      async () => {
        await page.goto(`${path}?q=${encodeURIComponent(name)}`);
        await page.getByText(/rankings? found/).waitFor();
        return cards().getByRole('heading', { level: 3 }).allTextContents();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toContain(name);

describe('searching rankings', () => {
  test('finds part of a name or description, whatever the case, with blanks around', async () => {
    const fan = await seedUser('Wordsmith');
    await seedList({ ...fan, name: 'All winners ranked' });
    await seedList({ ...fan, name: 'By their speeches', description: 'Every winner has given one.' });
    await seedList({ ...fan, name: 'Best camp cooks' });
    await untilFound(`/rankings/user/${fan.userId}`, 'Best camp cooks');
    await page.goto(`/rankings/user/${fan.userId}?sort=oldest`);
    await search().fill('  WiNNer ');
    await expectNames(['All winners ranked', 'By their speeches']);
    await page.getByText('2 rankings found').waitFor();
    await search().fill('cooks');
    await expectNames(['Best camp cooks']);
  });

  test('that matches nothing says so, and clearing the filters shows all again', async () => {
    const fan = await seedUser('Fan of one list');
    await seedList({ ...fan, name: 'The only one' });
    await page.goto(`/rankings/user/${fan.userId}`);
    await search().fill('zzzzqqq');
    const words = 'No rankings match your current filters. Try changing the filters or search terms.';
    await page.getByText(words, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectNames(['The only one']);
    expect(await search().inputValue()).toBe('');
  });

  test('combines with type, tags and order', async () => {
    const { fan, lists } = await seedProlificUser(16);
    await untilFound(`/rankings/user/${fan.userId}`, 'List 16');
    await page.goto(`/rankings/user/${fan.userId}?sort=newest`);
    await search().fill('list 1');
    await tag('Strategic').click();
    await page.getByText('Survivor Rankings', { exact: true }).click();
    const wanted = lists
      .filter(({ name, tags, items }) => name.startsWith('List 1') && tags.includes('strategic') && !items)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .map(({ name }) => name);
    expect(wanted.length).toBeGreaterThan(1);
    await expectNames(wanted);
  });
});

test('the favorites are the viewer’s own, of any fan or of one', async () => {
  const fan = await seedUser('Favored');
  const listId = await seedList({ ...fan, name: 'Kept for later' });
  await seedList({ ...fan, name: 'Not kept' });
  const key = { userId: fan.userId, listId };
  const mark = { ...key, name: 'Kept for later', favoritedAt: new Date() };
  await store.doc(favoritePath(viewer.userId, key)).set(mark);
  await untilFound(`/rankings/user/${fan.userId}`, 'Not kept');
  for (const path of ['/rankings', `/rankings/user/${fan.userId}`]) {
    await page.goto(path);
    await cards().first().waitFor();
    await tag('Favorites').click();
    await expectNames(['Kept for later']);
  }
});

test('a new list is found, a renamed one under its new name only, a deleted one not at all', async () => {
  const fan = await seedUser('Restless');
  const listId = await seedList({ ...fan, name: 'Xylophone moments' });
  const path = listPath({ userId: fan.userId, listId });
  const find = async (words: string) => {
    await page.goto(`/rankings?q=${encodeURIComponent(words)}`);
    await page.getByText(/rankings? found/).waitFor();
    return cards().getByRole('heading', { level: 3 }).allTextContents();
  };
  const patience = { timeout: 20_000, interval: 1000 };
  await expect.poll(() => find('xylophone'), patience).toEqual(['Xylophone moments']);
  await store.doc(path).update({ name: 'Zither moments', changedAt: new Date() });
  await expect.poll(() => find('zither'), patience).toEqual(['Zither moments']);
  expect(await find('xylophone')).toEqual([]);
  await store.doc(`deletedLists/${fan.userId}~${listId}`).set({ at: new Date() });
  await store.doc(path).delete();
  await expect.poll(() => find('zither'), patience).toEqual([]);
});

test('a list is found by a word and two tags, upvoted into the week’s top three, kept, and found among the favorites', async () => {
  const fan = await seedUser('Unknown talent');
  const description = 'Ranked by the kookaburra.';
  const many = 5_000_000;
  await seedList({
    ...fan,
    name: 'The find',
    description,
    tags: ['social', 'strategic'],
    upvoteCount: many,
  });
  const rivals = ['One tag', 'Not this week'];
  await seedList({ ...fan, name: 'One tag', description, tags: ['social'] });
  const old = new Date(Date.now() - 9 * 86_400_000);
  await seedList({
    ...fan,
    name: 'Not this week',
    description: 'No bird.',
    upvoteCount: many + 1,
    createdAt: old,
  });
  await untilFound('/rankings', 'Not this week');
  await page.goto('/rankings');
  await search().fill('Kookaburra');
  await tag('Social').click();
  await tag('Strategic').click();
  await expectNames(['The find']);
  await page.getByRole('button', { name: `Upvote The find, ${many.toLocaleString('en')} upvotes` }).click();
  await page
    .getByRole('button', {
      name: `Upvote The find, ${(many + 1).toLocaleString('en')} upvotes`,
      pressed: true,
    })
    .waitFor();
  await page.getByRole('button', { name: 'Favorite The find' }).click();
  await page.getByText('Added to favorites').waitFor();

  await tick();
  await page.goto('/');
  const top = page.getByRole('region', { name: 'Top Voted Lists This Week' });
  await top
    .getByRole('button', {
      name: `Upvote The find, ${(many + 1).toLocaleString('en')} upvotes`,
      pressed: true,
    })
    .waitFor();
  for (const name of rivals) expect(await top.getByText(name).count()).toBe(0);
  await page.goto('/rankings');
  await tag('Favorites').click();
  await expectNames(['The find']);
  // So many votes would stand above every other test's lists.
  const { docs } = await store.collection(listsPath(fan.userId)).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});
