import { seasonItem } from '@outrank/shared/lists/listedItem';
import type { Locator } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { seedBallots } from './support/ballots.ts';
import { PHONE } from './support/browser.ts';
import { seedConsensus } from './support/consensusSeeds.ts';
import { seedList } from './support/seed.ts';
import { page, user, withSharedUser } from './support/userPage.ts';

withSharedUser(PHONE);
beforeAll(() => Promise.all([seedBallots('goat-social'), seedConsensus('seasons')]));
beforeEach(() => page.setViewportSize({ width: 390, height: 844 }));

const header = () => page.getByRole('banner');
const menuButton = () => page.getByRole('button', { name: 'Menu', exact: true });
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;
const topOf = async () => (await header().boundingBox())?.y ?? 0;

test('the header leaves on scrolling down and returns on scrolling up', async () => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
  await page.evaluate(() => {
    document.body.style.minHeight = '4000px';
  });
  await page.mouse.wheel(0, 900);
  await expect.poll(topOf).toBeLessThan(-50);
  await page.mouse.wheel(0, -100);
  await expect.poll(topOf).toBe(0);
});

const doubleLetters = () =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** The words that lines break apart where they have no hyphen. Names begin with a capital letter, made-up ids do not. */
const findBrokenWords = () =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.offsetParent) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<!\p{L})\p{Lu}\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test.each([
  ['the first card', '/', 'main li:has([href$="goat-strategy"])'],
  ["the first place of the fans' ranking", '/global-rankings/seasons', 'main ol > li'],
  ['the first place of a Top 10', '/global-rankings/goat-social', 'main ol > li'],
])('at 390 pixels %s is at most 300 pixels down', async (_, path, first) => {
  await page.goto(path);
  const other = page.getByRole('button', { name: 'View Global Ranking' });
  if (path.endsWith('social')) await other.click();
  await expect
    .poll(async () => (await page.locator(first).first().boundingBox())?.y)
    .toBeLessThanOrEqual(300);
});

test("the largest paint of the fans' ranking is its heading, which comes with the page", async () => {
  await page.goto('/global-rankings/seasons');
  await page.locator('main ol > li').first().waitFor();
  const findLargest = () =>
    page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve((list.getEntries().at(-1) as { element?: Element } | undefined)?.element?.tagName),
          );
          observer.observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  await expect.poll(findLargest).toBe('H1');
});

test('with letters of twice the size the header is at most 96 pixels high, and half of the window is for content', async () => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create New Ranking' }).waitFor();
  await doubleLetters();
  await expect.poll(() => heightOf(header())).toBeLessThanOrEqual(96);
  const bar = page.getByRole('navigation', { name: 'Site' });
  await expect.poll(async () => (await heightOf(header())) + (await heightOf(bar))).toBeLessThanOrEqual(422);
});

test('with such letters at 320 and 390 pixels no word of a name is broken', async () => {
  const items = ['s33', 's16', 's2', 's25', 's11', 's20', 's35', 's4'].map(seasonItem);
  const listId = await seedList({ ...user, items });
  for (const path of [
    `/list/${user.userId}/${listId}`,
    '/rankings',
    '/global-rankings/seasons',
    '/global-rankings',
  ]) {
    await page.goto(path);
    await page.locator('main li').first().waitFor();
    await doubleLetters();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(async () => [path, width, ...(await findBrokenWords())]).toEqual([path, width]);
    }
  }
});

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height;
};

test('at 320 x 640 the ranking of a list begins on the first screen, below one row of five', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  const items = ['s33', 's16', 's2', 's25'].map(seasonItem);
  const listId = await seedList({ userId: 'anna', userName: 'Anna', name: 'Seasons to see first', items });
  await page.goto(`/list/anna/${listId}`);
  const main = page.getByRole('main');
  const rank = main.getByRole('link', { name: 'Rank these yourself' });
  // Two lines at most.
  await expect.poll(() => heightOf(rank)).toBeLessThanOrEqual(44);
  const five = [
    main.getByRole('button', { name: /^Upvote/ }),
    main.getByRole('button', { name: /^Favorite/ }),
    main.getByRole('button', { name: 'Share', exact: true }),
    rank,
    main.getByRole('button', { name: 'More', exact: true }),
  ];
  await expect
    .poll(async () => {
      const boxes = await Promise.all(five.map(boxOf));
      const isOrdered = boxes.every(({ x }, index) => x > (boxes[index - 1]?.x ?? 0));
      return [new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size, isOrdered];
    })
    .toEqual([1, true]);
  const first = main.getByRole('list', { name: 'Places 1 to 3' }).getByRole('listitem').first();
  const site = page.getByRole('navigation', { name: 'Site' });
  await first.waitFor();
  await expect.poll(async () => (await boxOf(site)).y - (await boxOf(first)).y).toBeGreaterThan(0);
});

test('the editor of a phone has handles, a sheet that leaves the keyboard closed, and its save bar at the bottom', async () => {
  const items = ['s33', 's16', 's2'].map(seasonItem);
  const listId = await seedList({ ...user, items });
  await page.goto(`/create?list=${listId}`);
  const handle = page.getByRole('button', { name: 'Reorder Micronesia' });
  await expect.poll(() => heightOf(handle)).toBeGreaterThanOrEqual(44);
  const bar = page.locator('[data-sticky-bar]');
  const site = page.getByRole('navigation', { name: 'Site' });
  await expect
    .poll(async () => Math.abs((await bottomOf(bar)) - (await boxOf(site)).y))
    .toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'More options for Micronesia' }).click();
  const sheet = page.getByRole('dialog', { name: 'Options for Micronesia' });
  await expect.poll(async () => Math.round(await bottomOf(sheet))).toBe(844);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
});

test('on a phone one button counts the filters, shows them all, and chips beside it take them away', async () => {
  await page.goto('/rankings?type=season');
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  const chip = page.getByRole('button', { name: 'Remove Season Rankings' });
  await chip.waitFor();
  await expect.poll(async () => Math.round((await boxOf(chip)).y - (await boxOf(filters)).y)).toBe(0);
  expect(await page.getByRole('group', { name: 'Tags' }).isVisible()).toBe(false);
  await chip.click();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  for (const option of await page.locator('fieldset :is(label, button)').all()) {
    const { x, y, width, height } = await boxOf(option);
    expect([x >= 0, x + width <= 390, y + height <= 844]).toEqual([true, true, true]);
  }
});

test('at 390 and 320 pixels the header is one row whose menu holds all buttons', async () => {
  await page.goto('/');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.getByRole('link', { name: 'Create New Ranking' }).waitFor();
    await expect.poll(() => heightOf(header())).toBeLessThanOrEqual(57);
    expect(await page.getByRole('button', { name: 'Sign Out' }).isVisible()).toBe(false);
    await menuButton().click();
    for (const name of ['My Lists', 'Other Rankings', 'Your account'])
      await header().getByRole('link', { name }).last().waitFor();
    await page.getByText('Welcome, User').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Welcome, User').waitFor({ state: 'hidden' });
  }
  await menuButton().click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
});
