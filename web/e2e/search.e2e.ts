import { favoritePath, listPath, listsPath } from '@outrank/shared/firestore/documentPaths';
import { describe, expect, test } from 'vitest';
import { runSchedules } from '../../scripts/emulators/schedules.ts';
import { cardNames, cards, expectNames, search, seedProlificUser, tag } from './support/browsing.ts';
import { seedList, seedUser, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, user, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);

/** Reloads until search finds the list; a change by others is found within ten seconds. */
const waitUntilFound = (path: string, name: string) =>
  expect
    .poll(
      async () => {
        await page.goto(`${path}?q=${encodeURIComponent(name)}`);
        await page.getByText(/rankings? found/).waitFor();
        return cardNames();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toContain(name);

describe('searching rankings', () => {
  test('finds part of a name or description, ignoring case and surrounding blanks', async () => {
    const author = await seedUser('Wordsmith');
    await seedList({ ...author, name: 'All winners ranked' });
    await seedList({ ...author, name: 'By their speeches', description: 'Every winner has given one.' });
    await seedList({ ...author, name: 'Best camp cooks' });
    await waitUntilFound(`/rankings/user/${author.userId}`, 'Best camp cooks');
    await page.goto(`/rankings/user/${author.userId}?sort=oldest`);
    await search().fill('  WiNNer ');
    await expectNames(['All winners ranked', 'By their speeches']);
    await page.getByText('2 rankings found').waitFor();
    await search().fill('cooks');
    await expectNames(['Best camp cooks']);
  });

  test('says so when nothing matches, and clearing the filters shows everything', async () => {
    const author = await seedUser('Fan of one list');
    await seedList({ ...author, name: 'The only one' });
    await page.goto(`/rankings/user/${author.userId}`);
    await search().fill('zzzzqqq');
    const words = 'No rankings match your current filters. Try changing the filters or search terms.';
    await page.getByText(words, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectNames(['The only one']);
    expect(await search().inputValue()).toBe('');
  });

  test('combines with type, tags and order', async () => {
    const { author, lists } = await seedProlificUser(16);
    await waitUntilFound(`/rankings/user/${author.userId}`, 'List 16');
    await page.goto(`/rankings/user/${author.userId}?sort=newest`);
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

test('the favorites filter shows only the viewer’s favorites, on Browse and on a user’s page', async () => {
  const author = await seedUser('Favored');
  const listId = await seedList({ ...author, name: 'Kept for later' });
  await seedList({ ...author, name: 'Not kept' });
  const key = { userId: author.userId, listId };
  const favorite = { ...key, name: 'Kept for later', favoritedAt: new Date() };
  await store.doc(favoritePath(user.userId, key)).set(favorite);
  await waitUntilFound(`/rankings/user/${author.userId}`, 'Not kept');
  for (const path of ['/rankings', `/rankings/user/${author.userId}`]) {
    await page.goto(path);
    await cards().first().waitFor();
    await tag('Favorites').click();
    await expectNames(['Kept for later']);
  }
});

test('search finds a new list, a renamed one by its new name, and no deleted one', async () => {
  const author = await seedUser('Restless');
  const listId = await seedList({ ...author, name: 'Xylophone moments' });
  const path = listPath({ userId: author.userId, listId });
  const find = async (words: string) => {
    await page.goto(`/rankings?q=${encodeURIComponent(words)}`);
    await page.getByText(/rankings? found/).waitFor();
    return cardNames();
  };
  const patience = { timeout: 20_000, interval: 1000 };
  await expect.poll(() => find('xylophone'), patience).toEqual(['Xylophone moments']);
  await store.doc(path).update({ name: 'Zither moments', changedAt: new Date() });
  await expect.poll(() => find('zither'), patience).toEqual(['Zither moments']);
  expect(await find('xylophone')).toEqual([]);
  await store.doc(`deletedLists/${author.userId}~${listId}`).set({ at: new Date() });
  await store.doc(path).delete();
  await expect.poll(() => find('zither'), patience).toEqual([]);
});

test('a list is found by a word and two tags, upvoted into the week’s top three, and found among the favorites', async () => {
  const author = await seedUser('Unknown talent');
  const description = 'Ranked by the kookaburra.';
  const many = 5_000_000;
  await seedList({
    ...author,
    name: 'The find',
    description,
    tags: ['social', 'strategic'],
    upvoteCount: many,
  });
  const rivals = ['One tag', 'Not this week'];
  await seedList({ ...author, name: 'One tag', description, tags: ['social'] });
  const old = new Date(Date.now() - 9 * 86_400_000);
  await seedList({
    ...author,
    name: 'Not this week',
    description: 'No bird.',
    upvoteCount: many + 1,
    createdAt: old,
  });
  await waitUntilFound('/rankings', 'Not this week');
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

  await runSchedules();
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
  // With so many votes these lists would lead every other test's pages.
  const { docs } = await store.collection(listsPath(author.userId)).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});
