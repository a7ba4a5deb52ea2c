import { beforeEach, describe, expect, test } from 'vitest';
import { PHONE, stopClock } from './support/browser.ts';
import { creatorReady, expectRanking, ranking } from './support/creator.ts';
import { centerOf, restAndDrag, touch } from './support/pointer.ts';
import { closeSheet, openSheet, sheet, tapOutsideSheet, tapPalau } from './support/sheet.ts';
import { page, withUser } from './support/userPage.ts';

const FOUR = ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher', 'Jenn Lyon'];

withUser('/create', PHONE);
beforeEach(() => creatorReady());

const handle = () => sheet().getByRole('button', { name: 'Close Survivor Seasons' });
const heightOfSheet = async () => Math.round((await sheet().boundingBox())?.height ?? 0);
const scrollTop = () => page.evaluate(() => window.scrollY);
const getScrollLock = () => page.evaluate(() => document.documentElement.style.overflow);
const pageMarker = () => page.evaluate(() => document.body.dataset.page);

describe('the seasons on a phone', () => {
  test('are a bottom sheet of 85vh, resized between 100 pixels and 95 %, and a panel beyond 768 pixels', async () => {
    expect(await sheet().count()).toBe(0);
    await openSheet();
    await expect.poll(heightOfSheet).toBe(717);
    const finger = await touch();
    for (const [by, expected] of [
      [200, 517],
      [700, 100],
      [-900, 802],
    ] as const) {
      const from = await centerOf(handle());
      await finger.down(from);
      await finger.move(from, { x: from.x, y: from.y + by });
      await finger.up();
      await expect.poll(async () => Math.abs((await heightOfSheet()) - expected)).toBeLessThan(3);
    }
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    const slot = page.getByRole('button', { name: 'Tap to pick #1' });
    await page.setViewportSize({ width: 768, height: 900 });
    await slot.waitFor();
    await page.setViewportSize({ width: 769, height: 900 });
    await page.getByRole('region', { name: 'Survivor Seasons' }).waitFor();
    expect(await slot.count()).toBe(0);
  });

  test('lock scrolling until they close, return the focus, and leave nothing behind', async () => {
    await page.evaluate(() => window.scrollTo(0, 60));
    await openSheet();
    const before = await scrollTop();
    const finger = await touch();
    await finger.down({ x: 195, y: 100 });
    await finger.move({ x: 195, y: 100 }, { x: 195, y: 20 });
    await finger.up();
    expect(await scrollTop()).toBe(before);
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    await expect.poll(async () => [await scrollTop(), await getScrollLock()]).toEqual([before, '']);

    // The tap outside touches nothing below the sheet.
    for (const close of [() => handle().tap(), tapOutsideSheet, () => page.keyboard.press('Escape')]) {
      await openSheet();
      await close();
      await sheet().waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/create');
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused).toContain('Tap to pick #1');
    }

    await page.goto('/');
    await page.getByRole('link', { name: 'Create New Ranking' }).tap();
    await openSheet();
    await expect.poll(pageMarker).toBe('create');
    await page.goBack();
    await sheet().waitFor({ state: 'detached' });
    await expect
      .poll(async () => [new URL(page.url()).pathname, await getScrollLock()])
      .toEqual(['/create', '']);
    await page.goBack();
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
    await expect.poll(pageMarker).toBeUndefined();
  });
});

describe('slots on a phone', () => {
  beforeEach(async () => {
    await openSheet();
    await tapPalau(FOUR);
  });

  test('are filled while the sheet stays open, and a tap on a filled one replaces its contestant', async () => {
    expect(await sheet().count()).toBe(1);
    await closeSheet();
    await expectRanking(page, FOUR);
    await page.getByRole('button', { name: /^Ian Rosenberger.*, replace$/ }).tap();
    await tapPalau(['Caryn Groedel']);
    await sheet().waitFor({ state: 'detached' });
    await expectRanking(page, ['Tom Westman', 'Caryn Groedel', 'Katie Gallagher', 'Jenn Lyon']);
  });

  test('scroll with a swipe, and are moved by a touch that is held for 50 milliseconds (a second try, because a drag goes by the clock)', {
    retry: 1,
  }, async () => {
    await closeSheet();
    const rows = ranking(page).getByRole('listitem');
    await rows.nth(3).scrollIntoViewIfNeeded();
    const finger = await touch();
    const from = await centerOf(rows.nth(3));
    await finger.down(from);
    await finger.move(from, { x: from.x, y: from.y - 90 }, 4);
    await finger.up();
    await expectRanking(page, FOUR);

    await stopClock(page);
    for (const { rest, ranked } of [
      { rest: 40, ranked: FOUR },
      { rest: 60, ranked: ['Jenn Lyon', ...FOUR.slice(0, 3)] },
    ]) {
      await restAndDrag(finger, rest, rows.nth(3), rows.nth(0));
      await expectRanking(page, ranked);
    }
  });
});
