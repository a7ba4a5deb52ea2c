import { compareBy, type Sorting } from '@outrank/shared/browseFilter';
import { seasonItem } from '@outrank/shared/listedItem';
import type { ListTag } from '@outrank/shared/tags';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, PHONE } from './browser.ts';
import { openAsNewFan } from './fanPage.ts';
import { removeListsAheadOfTime, seedFan, seedList, store } from './seed.ts';

const READS = '**/documents**:run*Query*';
const SEARCHES = '**/searchLists*';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

let profile: BrowserContext;
let page: Page;
beforeEach(async () => {
  ({ profile, page } = await openAsNewFan(browser, '/'));
});
afterEach(async () => {
  await removeListsAheadOfTime();
  await profile.close();
});

const cards = () => page.getByRole('article');
const names = () => cards().getByRole('heading', { level: 3 }).allTextContents();
const expectNames = (wanted: readonly string[]) => expect.poll(names).toEqual(wanted);
const search = () => page.getByRole('searchbox', { name: 'Search rankings...' });
const tag = (name: string) => page.getByRole('button', { name, exact: true });
const more = () => page.getByRole('button', { name: 'Show more rankings' });
const address = () => new URL(page.url()).pathname + new URL(page.url()).search;

/** Shows every page. */
async function showAll(count: number) {
  while ((await cards().count()) < count) {
    const before = await cards().count();
    await more().click();
    await expect.poll(() => cards().count()).toBeGreaterThan(before);
  }
}

const day = 86_400_000;

/** A fan with this many lists: some of them with equal votes, of both types and several tags. */
async function seedProlificFan(count: number) {
  const fan = await seedFan('Prolific');
  const lists = Array.from({ length: count }, (_, index) => ({
    name: `List ${index + 1}`,
    upvoteCount: (index * 7) % 5,
    createdAt: new Date(Date.now() - ((index * 11) % count) * day),
    tags: (['social', 'strategic', 'spoiler'] as const).filter(
      (_tag, bit) => index & (1 << bit),
    ) as ListTag[],
    ...(index % 3 === 0 ? { items: [seasonItem('s20')] } : {}),
  }));
  await Promise.all(lists.map((list) => seedList({ ...fan, ...list })));
  return { fan, lists };
}

describe('Browse', () => {
  test('shows the lists of all fans, twelve and then more, never one twice', async () => {
    await seedProlificFan(30);
    await page.goto('/rankings');
    await page.getByRole('heading', { level: 1, name: 'Browse All Rankings' }).waitFor();
    await expect.poll(() => cards().count()).toBe(12);
    await page.getByText('12 rankings shown').waitFor();
    await more().click();
    await expect.poll(() => cards().count()).toBe(24);
    const links = await cards()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
  });

  test('orders all its pages by votes, or by time either way', async () => {
    const { fan, lists } = await seedProlificFan(30);
    await page.goto(`/rankings/user/${fan.userId}`);
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

  test('keeps type, tags and order in the address; a reload and Back bring them again', async () => {
    const { fan, lists } = await seedProlificFan(30);
    const path = `/rankings/user/${fan.userId}`;
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

  test('opens a list, and Back returns to the same filters and the same place', async () => {
    await seedProlificFan(30);
    await page.goto('/rankings?type=survivor&sort=newest');
    await expect.poll(() => cards().count()).toBe(12);
    await showAll(24);
    const card = cards().nth(20);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    const name = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/list\/.+\/list_\d+$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => cards().count()).toBe(24);
    expect(address()).toBe('/rankings?type=survivor&sort=newest');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('does not show a private list, of either kind', async () => {
    const fan = await seedFan('Secretive');
    const createdAt = new Date(Date.now() + 300_000);
    await seedList({ ...fan, name: 'For all', createdAt });
    await seedList({ ...fan, name: 'For me', createdAt, stored: { isPublic: false } });
    await seedList({ ...fan, name: 'For me, the old way', createdAt, stored: { public: false } });
    for (const path of ['/rankings?sort=newest', `/rankings/user/${fan.userId}`]) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'For all', exact: true }).waitFor();
      expect(await page.getByText('For me').count()).toBe(0);
    }
  });

  test('says Loading until the rankings are there', async () => {
    const held = Promise.withResolvers<void>();
    await page.route(READS, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/rankings');
    await page.getByText('Loading ...').first().waitFor({ state: 'attached' });
    held.resolve();
    await cards().first().waitFor();
    await page.getByText('Loading ...').first().waitFor({ state: 'detached' });
  });

  test('says when the rankings cannot be loaded, and tries again when asked', async () => {
    await page.route(READS, (route) => route.abort());
    await page.route(SEARCHES, (route) => route.abort());
    await page.goto('/rankings');
    await page.getByText('Failed to load public lists. Please try again later.', { exact: true }).waitFor();
    expect(await page.getByText('No rankings found').count()).toBe(0);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await cards().first().waitFor();
  });

  test('keeps what it shows when only more of it cannot be loaded', async () => {
    const { fan } = await seedProlificFan(15);
    await page.goto(`/rankings/user/${fan.userId}`);
    await expect.poll(() => cards().count()).toBe(12);
    await page.route(READS, (route) => route.abort());
    await more().click();
    await page.getByText('Failed to load public lists. Please try again later.', { exact: true }).waitFor();
    expect(await cards().count()).toBe(12);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cards().count()).toBe(15);
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

describe('searching rankings', () => {
  test('finds part of a name or description, whatever the case, with blanks around', async () => {
    const fan = await seedFan('Wordsmith');
    await seedList({ ...fan, name: 'All winners ranked' });
    await seedList({ ...fan, name: 'By their speeches', description: 'Every winner has given one.' });
    await seedList({ ...fan, name: 'Best camp cooks' });
    await page.goto(`/rankings/user/${fan.userId}?sort=oldest`);
    await search().fill('  WiNNer ');
    await expectNames(['All winners ranked', 'By their speeches']);
    await page.getByText('2 rankings found').waitFor();
    await search().fill('cooks');
    await expectNames(['Best camp cooks']);
  });

  test('that matches nothing says so, and clearing the filters shows all again', async () => {
    const fan = await seedFan('Fan of one list');
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
    const { fan, lists } = await seedProlificFan(16);
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

describe('the rankings of one fan', () => {
  test.each([
    [0, '0 rankings created by this user'],
    [1, '1 ranking created by this user'],
    [30, '30 rankings created by this user'],
    [60, '60 rankings created by this user'],
  ])('of %i lists say %s, whatever the filter', async (count, words) => {
    const { fan } = await seedProlificFan(count);
    await seedList({ ...(await seedFan('Somebody else')), name: 'Not hers' });
    await page.goto(`/rankings/user/${fan.userId}`);
    await page.getByRole('heading', { level: 1, name: 'Rankings by Prolific' }).waitFor();
    await page.getByText(words, { exact: true }).waitFor();
    if (count > 0) await cards().first().waitFor();
    else await page.getByText('No rankings by this fan yet.').waitFor();
    await showAll(count);
    expect(await page.getByText('Not hers').count()).toBe(0);
    await page.getByText('Season Rankings', { exact: true }).click();
    await page.getByText(words, { exact: true }).waitFor();
  });

  test('stand under the name that the link knew before anything is read', async () => {
    const fan = await seedFan('Denise of Tandang');
    const listId = await seedList({ ...fan, name: 'Immunity, by heart' });
    await page.goto(`/list/${fan.userId}/${listId}`);
    const link = page.getByRole('link', { name: fan.userName });
    await link.waitFor();
    await page.route('**/documents**', () => {});
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Rankings by Denise of Tandang' }).waitFor();
    await page.getByText('Loading ...').first().waitFor({ state: 'attached' });
  });
});

test('on a phone every control fits the width and is large enough for a finger', async () => {
  const phone = await openAsNewFan(browser, '/rankings', PHONE);
  await phone.page.getByRole('article').first().waitFor();
  const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await phone.page.getByRole('button', { name: 'Challenge Beasts' }).tap();
  await expect.poll(() => phone.page.url()).toContain('tags=challenge');
  await phone.profile.close();
});

test('the documents read do not grow with the number of lists', async () => {
  const read = async () => {
    const answered = page.waitForResponse((response) => response.url().includes(':runQuery'));
    await page.goto('/rankings?sort=newest');
    const answer = (await (await answered).json()) as readonly { document?: unknown }[];
    return answer.filter(({ document }) => document).length;
  };
  const before = await read();
  await seedProlificFan(100);
  expect(await read()).toBe(before);
  expect((await store.collectionGroup('lists').count().get()).data().count).toBeGreaterThan(100);
});
