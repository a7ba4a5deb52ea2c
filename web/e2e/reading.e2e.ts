import { seasons } from '@outrank/shared/catalogue/catalogue';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { seedList, seedUser } from './seed.ts';
import { withUser } from './userPage.ts';

const PICTURES = '**/v0/b/**';
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
const show = (route: Route) => route.fulfill({ contentType: 'image/gif', body: PIXEL });

let page: Page;
withUser('/login', (opened) => {
  ({ page } = opened);
});

// What the page before asked for is over.
beforeEach(async () => void (await page.goto('about:blank')));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const places = () => page.getByRole('list', { name: /^Places? / }).getByRole('listitem');

async function open(content: Omit<Parameters<typeof seedList>[0], 'userId' | 'userName'>): Promise<void> {
  const fan = await seedUser('Read fan');
  const listId = await seedList({ ...fan, ...content });
  await page.goto(`/list/${fan.userId}/${listId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Whether the browser's own search finds a text; a search for nobody moves its start back to the top. */
const find = (text: string) =>
  page.evaluate((wanted) => {
    getSelection()?.removeAllRanges();
    return (window as unknown as { find: (text: string) => boolean }).find(wanted);
  }, text);

describe('a list that gives a season away', () => {
  test('is in no way on the page, nor asks for a picture, until it is asked for, and again after a reload', async () => {
    const asked: string[] = [];
    await page.route(PICTURES, (route) => {
      asked.push(route.request().url());
      return show(route);
    });
    await open({ name: 'Who won', tags: ['spoiler'] });
    await button('Show Spoilers').waitFor();
    expect(await page.getByRole('main').ariaSnapshot()).not.toMatch(/Westman|Palau|Place/);
    expect(await page.content()).not.toContain('Westman');
    expect(await find('Westman')).toBe(false);
    expect(asked).toEqual([]);

    const { height } = (await page.getByRole('article').boundingBox()) ?? {};
    await button('Show Spoilers').click();
    await page.getByText('Tom Westman').waitFor();
    expect((await page.getByRole('article').boundingBox())?.height).toBe(height);
    expect(await find('Westman')).toBe(true);
    await expect.poll(() => asked.some((url) => url.includes('tom.png'))).toBe(true);

    await button('Hide Spoilers').click();
    await page.getByText('Tom Westman').waitFor({ state: 'detached' });
    await button('Show Spoilers').click();
    await page.reload();
    await button('Show Spoilers').waitFor();
    expect(await page.content()).not.toContain('Westman');
  });
});

describe('pictures', () => {
  test('that are slow hold nothing up, and nothing moves when they come', async () => {
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
    await expect.poll(() => places().locator('[data-is-loaded]').count()).toBe(4);
    expect(await last.boundingBox()).toEqual(before);
  });
});

describe('a list of five hundred', () => {
  test('is whole for assistive technology, the browser’s search and a narrow window, wherever one has scrolled to', async () => {
    const ids = [...new Set(seasons.flatMap(({ contestants }) => contestants.map(({ id }) => id)))];
    const items = ids.slice(0, 500).map((id) => contestantItem(id));
    const last = items.at(-1)?.name ?? '';
    await open({ name: 'Everybody', items });
    await expect.poll(() => places().count()).toBe(500);
    expect(await page.getByRole('main').ariaSnapshot()).toContain(last);
    expect(await find(last)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(10_000);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
