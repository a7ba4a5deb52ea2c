import { beforeEach, describe, expect, test } from 'vitest';
import { PHONE } from './support/browser.ts';
import { creatorReady } from './support/creator.ts';
import { centerOf, touch } from './support/pointer.ts';
import { openSheet, sheet, tapOutsideSheet } from './support/sheet.ts';
import { page, withUser } from './support/userPage.ts';

withUser('/create', PHONE);
beforeEach(() => creatorReady());
const handle = () => sheet().getByRole('button', { name: 'Close Survivor Seasons' });
const heightOfSheet = async () => Math.round((await sheet().boundingBox())?.height ?? 0);

describe('the seasons on a phone', () => {
  test('open as a bottom sheet of 85vh when a slot is tapped', async () => {
    expect(await sheet().count()).toBe(0);
    expect(await page.evaluate(() => document.body.dataset.page)).toBe('create');
    await openSheet();
    expect(await heightOfSheet()).toBe(717);
  });

  test('are resized by the handle, between 100 pixels and 95 % of the window', async () => {
    await openSheet();
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
    expect(await sheet().count()).toBe(1);
  });

  test.each([
    ['a tap on the handle', async () => handle().tap()],
    ['a tap outside, which touches nothing below', tapOutsideSheet],
    ['Escape', async () => page.keyboard.press('Escape')],
  ])('are closed by %s, and focus returns', async (_, close) => {
    await openSheet();
    await close();
    await sheet().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/create');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Tap to fill place 1');
  });

  test('lock the page’s scrolling while they are open', async () => {
    await page.evaluate(() => window.scrollTo(0, 60));
    await openSheet();
    const before = await page.evaluate(() => window.scrollY);
    const finger = await touch();
    await finger.down({ x: 195, y: 100 });
    await finger.move({ x: 195, y: 100 }, { x: 195, y: 20 });
    await finger.up();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  test('remove their scroll lock and page marker when the creator is left', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create New Ranking' }).tap();
    await openSheet();
    await page.goBack();
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
    expect(await page.evaluate(() => document.body.dataset.page)).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });
});

test('the seasons are a sheet at 768 pixels and a panel at 769', async () => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole('button', { name: 'Tap to fill place 1' }).waitFor();
  await page.setViewportSize({ width: 769, height: 900 });
  await page.getByRole('region', { name: 'Survivor Seasons' }).waitFor();
  expect(await page.getByRole('button', { name: 'Tap to fill place 1' }).count()).toBe(0);
});
