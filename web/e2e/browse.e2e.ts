import { compareBy, type Sorting } from '@outrank/shared/lists/browseFilter';
import { afterEach, describe, expect, test } from 'vitest';
import { PHONE } from './support/browser.ts';
import { address, cards, expectNames, seedProlificUser, showAll, showMore, tag } from './support/browsing.ts';
import { removeFutureLists, seedList, seedUser, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { openAsNewUser, page, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);
afterEach(removeFutureLists);

describe('Browse', () => {
  test('shows everyone’s lists in pages of twelve, without duplicates', async () => {
    await seedProlificUser(30);
    await page.goto('/rankings');
    await page.getByRole('heading', { level: 1, name: 'Browse All Rankings' }).waitFor();
    await cards().first().waitFor();
    const shown = await cards().count();
    expect(shown).toBeLessThanOrEqual(12);
    await page.getByText(`${shown} rankings shown`).waitFor();
    await showMore().click();
    await expect.poll(() => cards().count()).toBeGreaterThan(shown);
    const links = await cards()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
  });

  test('sorts across pages by votes, newest and oldest', async () => {
    const { author, lists } = await seedProlificUser(30);
    await page.goto(`/rankings/user/${author.userId}`);
    const orders: readonly [string, Sorting][] = [
      ['Most Votes', 'mostVotes'],
      ['Newest', 'newest'],
      ['Oldest', 'oldest'],
    ];
    for (const [label, sort] of orders) {
      await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label });
      await expect.poll(() => cards().count()).toBe(12);
      await showAll(30);
      const compare = compareBy(sort);
      const wanted = lists
        .map((list) => ({ ...list, createdAt: list.createdAt.toISOString() }))
        .sort(compare)
        .map(({ name }) => name);
      await expectNames(wanted);
    }
  });

  test('stores type, tags and order in the URL; reload and Back restore them', async () => {
    const { author, lists } = await seedProlificUser(30);
    const path = `/rankings/user/${author.userId}`;
    await page.goto(path);
    await cards().first().waitFor();
    await page.getByText('Season Rankings', { exact: true }).click();
    await tag('Social').click();
    await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Oldest' });
    expect(address()).toBe(`${path}?type=season&tags=social&sort=oldest`);
    const found = lists
      .filter(({ items, tags }) => items && tags.includes('social'))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ name }) => name);
    await expectNames(found);
    await page.getByText(`${found.length} rankings found`).waitFor();
    await page.reload();
    await expectNames(found);
    expect(await tag('Social').getAttribute('aria-pressed')).toBe('true');
    await page.goBack();
    await expectNames(found.toReversed().toSorted((a, b) => byVotes(lists, a, b)));
    await page.goBack();
    expect(await tag('Social').getAttribute('aria-pressed')).toBe('false');
    await page.goBack();
    await expect.poll(address).toBe(path);
  });

  test('restores filters and scroll position when Back leaves a list', async () => {
    const { author } = await seedProlificUser(30);
    const path = `/rankings/user/${author.userId}?type=survivor&sort=newest`;
    await page.goto(path);
    await expect.poll(() => cards().count()).toBe(12);
    await showAll(20);
    const card = cards().nth(17);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    const name = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/list\/.+\/list_\d+$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => cards().count()).toBe(20);
    expect(address()).toBe(path);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('hides private lists, including those with the older `public` field', async () => {
    const author = await seedUser('Secretive');
    const createdAt = new Date(Date.now() + 300_000);
    await seedList({ ...author, name: 'For all', createdAt });
    await seedList({ ...author, name: 'For me', createdAt, stored: { isPublic: false } });
    await seedList({ ...author, name: 'For me, the old way', createdAt, stored: { public: false } });
    for (const path of ['/rankings?sort=newest', `/rankings/user/${author.userId}`]) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'For all', exact: true }).waitFor();
      expect(await page.getByText('For me').count()).toBe(0);
    }
  });
});

function byVotes(
  lists: readonly { name: string; upvoteCount: number; createdAt: Date }[],
  a: string,
  b: string,
) {
  const listOf = (name: string) => {
    const list = lists.find((one) => one.name === name);
    if (!list) throw new Error(`There is no ${name}.`);
    return { ...list, createdAt: list.createdAt.toISOString() };
  };
  return compareBy('mostVotes')(listOf(a), listOf(b));
}

test('on a phone every control fits the width and is large enough to tap', async () => {
  const phone = await openAsNewUser('/rankings', PHONE);
  await phone.page.getByRole('article').first().waitFor();
  const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await phone.page.getByRole('button', { name: 'Challenge Beasts' }).tap();
  await expect.poll(() => phone.page.url()).toContain('tags=challenge');
  await phone.profile.close();
});

const isOfLists = (query: string) => query.includes('"collectionId":"lists"');

test('the number of documents read does not grow with the number of lists', async () => {
  const read = async () => {
    // Reactions of cards from the last visit are read too, and may come first.
    const answered = page.waitForResponse((response) => isOfLists(response.request().postData() ?? ''));
    await page.goto('/rankings?sort=newest');
    const answer = (await (await answered).json()) as readonly { document?: unknown }[];
    return answer.filter(({ document }) => document).length;
  };
  const before = await read();
  await seedProlificUser(100);
  expect(await read()).toBe(before);
  expect((await store.collectionGroup('lists').count().get()).data().count).toBeGreaterThan(100);
});
