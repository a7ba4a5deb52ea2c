import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { PHONE, stopClock } from './browser.ts';
import { expectRanking, ranking } from './creator.ts';
import { sheetOn } from './sheet.ts';
import { middleOf, openFinger } from './touch.ts';
import { withUser } from './userPage.ts';

let page: Page;
withUser(
  '/create',
  (opened) => {
    ({ page } = opened);
  },
  PHONE,
);
beforeEach(() => page.getByRole('heading', { name: 'Create New Ranking' }).waitFor());
const { chooseFromSheet, sheet, tapOutside } = sheetOn(() => page);
const FOUR = ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher', 'Jenn Lyon'];

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
