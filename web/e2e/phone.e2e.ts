import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, PHONE, stopClock } from './browser.ts';
import { expectRanking, ranking } from './creator.ts';
import { openAsNewFan } from './fanPage.ts';
import { middleOf, openFinger } from './touch.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

let profile: BrowserContext;
let page: Page;
beforeEach(async () => {
  ({ profile, page } = await openAsNewFan(browser, '/create', PHONE));
  await page.getByRole('heading', { name: 'Create New Ranking' }).waitFor();
});
afterEach(() => profile.close());

const sheet = () => page.getByRole('dialog', { name: 'Survivor Seasons' });
const handle = () => sheet().getByRole('button', { name: 'Close Survivor Seasons' });
const heightOfSheet = async () => Math.round((await sheet().boundingBox())?.height ?? 0);
const openSheet = async (place = 1) => {
  await page.getByRole('button', { name: `Tap to fill place ${place}` }).tap();
  const bottom = async () => {
    const box = await sheet().boundingBox();
    return box && Math.round(box.y + box.height);
  };
  await expect.poll(bottom).toBe(844);
};
const chooseFromSheet = async (names: readonly string[]) => {
  await openSheet();
  await sheet().getByRole('button', { name: /Palau/ }).first().tap();
  for (const name of names)
    await sheet()
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .tap();
};
const tapOutside = () => page.touchscreen.tap(195, 20);
const FOUR = ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher', 'Jenn Lyon'];

describe('the seasons on a phone', () => {
  test('are a sheet of 85vh at the bottom edge, hidden until a slot is tapped', async () => {
    expect(await sheet().count()).toBe(0);
    expect(await page.evaluate(() => document.body.dataset.page)).toBe('create');
    await openSheet();
    expect(await heightOfSheet()).toBe(717);
  });

  test('follow the handle and stop at 100 pixels and at 95 % of the window', async () => {
    await openSheet();
    const finger = await openFinger(page);
    for (const [by, expected] of [
      [200, 517],
      [700, 100],
      [-900, 802],
    ] as const) {
      const from = await middleOf(handle());
      await finger.down(from);
      await finger.move(from, { x: from.x, y: from.y + by });
      await finger.up();
      await expect.poll(async () => Math.abs((await heightOfSheet()) - expected)).toBeLessThan(3);
    }
    expect(await sheet().count()).toBe(1);
  });

  test.each([
    ['a tap on the handle', async () => handle().tap()],
    ['a tap outside, which touches nothing below', tapOutside],
    ['Escape', async () => page.keyboard.press('Escape')],
  ])('are closed by %s, and focus comes back', async (_, close) => {
    await openSheet();
    await close();
    await sheet().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/create');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Tap to fill place 1');
  });

  test('hold the page still while they are shown', async () => {
    await page.evaluate(() => window.scrollTo(0, 60));
    await openSheet();
    const before = await page.evaluate(() => window.scrollY);
    const finger = await openFinger(page);
    await finger.down({ x: 195, y: 100 });
    await finger.move({ x: 195, y: 100 }, { x: 195, y: 20 });
    await finger.up();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  test('leave no marker and no lock behind when the creator is left', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create New Ranking' }).tap();
    await openSheet();
    await page.goBack();
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
    expect(await page.evaluate(() => document.body.dataset.page)).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });
});

describe('slots on a phone', () => {
  test('the empty slot is filled by choosing, and the sheet stays for the next', async () => {
    await chooseFromSheet(FOUR);
    await expectRanking(page, FOUR);
    expect(await sheet().count()).toBe(1);
  });

  test('a tap on a filled slot replaces who stands there, and the sheet closes', async () => {
    await chooseFromSheet(FOUR.slice(0, 3));
    await tapOutside();
    await sheet().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Choose somebody else than Ian Rosenberger' }).tap();
    await sheet().getByRole('button', { name: /Palau/ }).first().tap();
    await sheet()
      .getByRole('button', { name: /^Jenn Lyon/ })
      .tap();
    await sheet().waitFor({ state: 'detached' });
    await expectRanking(page, ['Tom Westman', 'Jenn Lyon', 'Katie Gallagher']);
  });

  test('a long press drags a place elsewhere, a swipe without holding scrolls', async () => {
    await chooseFromSheet(FOUR);
    await tapOutside();
    await sheet().waitFor({ state: 'detached' });
    const rows = ranking(page).getByRole('listitem');
    await rows.nth(3).scrollIntoViewIfNeeded();
    const finger = await openFinger(page);
    const from = await middleOf(rows.nth(3));

    await finger.down(from);
    await finger.move(from, { x: from.x, y: from.y - 90 }, 4);
    await finger.up();
    await expectRanking(page, FOUR);

    const start = await middleOf(rows.nth(3));
    const target = await middleOf(rows.nth(0));
    await finger.down(start);
    await page.waitForTimeout(120);
    await finger.move(start, { x: target.x, y: target.y - 24 });
    await finger.up();
    await expectRanking(page, ['Jenn Lyon', ...FOUR.slice(0, 3)]);
  });

  test.each([
    { rest: 40, ranked: FOUR },
    { rest: 60, ranked: ['Jenn Lyon', ...FOUR.slice(0, 3)] },
  ])('a finger that rested for $rest ms leaves $ranked', async ({ rest, ranked }) => {
    await chooseFromSheet(FOUR);
    await tapOutside();
    await sheet().waitFor({ state: 'detached' });
    const rows = ranking(page).getByRole('listitem');
    await rows.nth(3).scrollIntoViewIfNeeded();
    const finger = await openFinger(page);
    const [start, target] = [await middleOf(rows.nth(3)), await middleOf(rows.nth(0))];
    await stopClock(page);
    await finger.down(start);
    await page.clock.runFor(rest);
    await finger.move(start, { x: target.x, y: target.y - 24 });
    await finger.up();
    await page.clock.resume();
    await expectRanking(page, ranked);
  });
});

test('at 768 pixels the seasons are a sheet, at 769 they stand beside', async () => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole('button', { name: 'Tap to fill place 1' }).waitFor();
  await page.setViewportSize({ width: 769, height: 900 });
  await page.getByRole('region', { name: 'Survivor Seasons' }).waitFor();
  expect(await page.getByRole('button', { name: 'Tap to fill place 1' }).count()).toBe(0);
});
