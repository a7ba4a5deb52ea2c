import { builtInSeasons as seasons } from '@outrank/shared/catalogue/catalogue';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFitsNarrow } from './support/axe.ts';
import { seedList, seedUser } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, withUser } from './support/userPage.ts';

const PICTURES = '**/v0/b/**';
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
const show = (route: Route) => route.fulfill({ contentType: 'image/gif', body: PIXEL });

withUser(BLANK_PAGE);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rows = () => page.getByRole('list', { name: /^Places? / }).getByRole('listitem');

async function open(content: Omit<Parameters<typeof seedList>[0], 'userId' | 'userName'>): Promise<void> {
  const author = await seedUser('Author');
  const listId = await seedList({ ...author, ...content });
  await page.goto(`/list/${author.userId}/${listId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Whether the browser's own search finds a text, from the top of the page. */
const find = (text: string) =>
  page.evaluate((wanted) => {
    getSelection()?.removeAllRanges();
    return (window as unknown as { find: (text: string) => boolean }).find(wanted);
  }, text);

test('a list tagged spoiler is absent from the page and loads no picture until it is revealed, and again after a reload', async () => {
  const requested: string[] = [];
  await page.route(PICTURES, (route) => {
    requested.push(route.request().url());
    return show(route);
  });
  await open({ name: 'Who won', tags: ['spoiler'] });
  await button('Show Spoilers').waitFor();
  expect(await page.getByRole('main').ariaSnapshot()).not.toMatch(/Westman|Palau|Place/);
  expect(await page.content()).not.toContain('Westman');
  expect(await find('Westman')).toBe(false);
  expect(requested).toEqual([]);

  const { height } = (await page.getByRole('article').boundingBox()) ?? {};
  await button('Show Spoilers').click();
  await page.getByText('Tom Westman').waitFor();
  await expect.poll(async () => (await page.getByRole('article').boundingBox())?.height).toBe(height);
  expect(await find('Westman')).toBe(true);
  await expect.poll(() => requested.some((url) => url.includes('tom.png'))).toBe(true);

  await button('Hide Spoilers').click();
  await page.getByText('Tom Westman').waitFor({ state: 'detached' });
  await button('Show Spoilers').click();
  await page.reload();
  await button('Show Spoilers').waitFor();
  expect(await page.content()).not.toContain('Westman');
});

test('pictures that load slowly block nothing and shift nothing', async () => {
  const held: Route[] = [];
  await page.route(PICTURES, (route) => void held.push(route));
  await open({ name: 'Slow pictures' });
  const last = page.getByText('Jenn Lyon');
  await last.waitFor();
  await expect.poll(() => held.length).toBe(4);
  const before = await last.boundingBox();
  await button('Favorite Slow pictures').click();
  await page.getByText('Added to favorites').waitFor();
  await Promise.all(held.map(show));
  await expect.poll(() => rows().locator('[data-is-loaded]').count()).toBe(4);
  await expect.poll(() => last.boundingBox()).toEqual(before);
});

test("a list of 500 items is complete for assistive technology and the browser's search, and fits a narrow window", async () => {
  const ids = [...new Set(seasons.flatMap(({ contestants }) => contestants.map(({ id }) => id)))];
  const items = ids.slice(0, 500).map((id) => contestantItem(id));
  const last = items.at(-1)?.name ?? '';
  await open({ name: 'Everybody', items });
  await expect.poll(() => rows().count()).toBe(500);
  expect(await page.getByRole('main').ariaSnapshot()).toContain(last);
  expect(await find(last)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10_000);
  await expectFitsNarrow(page);
});
