import { seasonItem } from '@outrank/shared/lists/listedItem';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seedBallots } from './support/ballots.ts';
import { PHONE } from './support/browser.ts';
import { seedConsensus } from './support/consensusSeeds.ts';
import { seedList } from './support/seed.ts';
import { page, user, withUser } from './support/userPage.ts';

withUser('/', PHONE);
beforeAll(() => Promise.all([seedBallots('goat-social'), seedConsensus('seasons')]));

const header = () => page.getByRole('banner');
const menuButton = () => page.getByRole('button', { name: 'Menu', exact: true });
const heightOf = async (part: ReturnType<Page['getByRole']>) => (await part.boundingBox())?.height ?? 0;
const topOf = async () => (await header().boundingBox())?.y ?? 0;

test.each([320, 390])('at %i pixels the header is one row whose menu holds all buttons', async (width) => {
  await page.setViewportSize({ width, height: 640 });
  await page.getByRole('link', { name: 'Create New Ranking' }).waitFor();
  expect(await heightOf(header())).toBeLessThanOrEqual(57);
  expect(await page.getByRole('button', { name: 'Sign Out' }).isVisible()).toBe(false);
  await menuButton().click();
  for (const name of ['My Lists', 'Other Rankings', 'Your account'])
    expect(await header().getByRole('link', { name }).last().isVisible()).toBe(true);
  await page.getByText('Welcome, User').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Welcome, User').waitFor({ state: 'hidden' });
  await menuButton().click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
});

test('the header leaves on scrolling down and returns on scrolling up', async () => {
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

/** The words that lines break apart where they have no hyphen. */
const findBrokenWords = () =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.offsetParent) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
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
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const other = page.getByRole('button', { name: 'View Global Ranking' });
  if (path.endsWith('social')) await other.click();
  await page.locator(first).first().waitFor();
  expect((await page.locator(first).first().boundingBox())?.y).toBeLessThanOrEqual(300);
});

test("the largest paint of the fans' ranking is its heading, which comes with the page", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/global-rankings/seasons');
  await page.locator('main ol > li').first().waitFor();
  const largest = await page.evaluate(
    () =>
      new Promise<(string | undefined)[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => (entry as { element?: Element } & PerformanceEntry).element?.tagName),
          ),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest.at(-1)).toBe('H1');
});

test('with letters of twice the size the header is at most 96 pixels high, and half of the window is for content', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Create New Ranking' }).waitFor();
  await doubleLetters();
  const headerHeight = await heightOf(header());
  expect(headerHeight).toBeLessThanOrEqual(96);
  const bar = page.getByRole('navigation', { name: 'Site' });
  expect(headerHeight + (await heightOf(bar))).toBeLessThanOrEqual(844 / 2);
});

test.each([320, 390])('with such letters at %i pixels no word of a name is broken', async (width) => {
  await page.setViewportSize({ width, height: 844 });
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
    expect([path, ...(await findBrokenWords())]).toEqual([path]);
  }
});

const boxOf = async (part: ReturnType<Page['getByRole']>) => {
  await part.waitFor();
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
};
test('on a phone one button counts the filters, and chips beside it take them away', async () => {
  await page.goto('/rankings?type=season');
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  const chip = page.getByRole('button', { name: 'Remove Season Rankings' });
  const [button, beside] = [await boxOf(filters), await boxOf(chip)];
  expect(Math.round(beside.y)).toBe(Math.round(button.y));
  expect(await page.getByRole('group', { name: 'Tags' }).isVisible()).toBe(false);
  await chip.click();
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
});
