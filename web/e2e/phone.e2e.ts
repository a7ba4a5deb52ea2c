import { beforeEach, describe, expect, test } from 'vitest';
import { PHONE, stopClock } from './support/browser.ts';
import { creatorReady, expectRanking, ranking } from './support/creator.ts';
import { centerOf, touch } from './support/pointer.ts';
import { openSheet, sheet, tapOutsideSheet, tapPalau } from './support/sheet.ts';
import { page, withUser } from './support/userPage.ts';

withUser('/create', PHONE);
beforeEach(() => creatorReady());
const chooseFromSheet = async (names: readonly string[]) => {
  await openSheet();
  await tapPalau(names);
};
const FOUR = ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher', 'Jenn Lyon'];

describe('slots on a phone', () => {
  test('an empty slot is filled by choosing, and the sheet stays open', async () => {
    await chooseFromSheet(FOUR);
    expect(await sheet().count()).toBe(1);
    await tapOutsideSheet();
    await expectRanking(page, FOUR);
  });

  test('a tap on a filled slot replaces its contestant, and the sheet closes', async () => {
    await chooseFromSheet(FOUR.slice(0, 3));
    await tapOutsideSheet();
    await sheet().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Choose somebody else than Ian Rosenberger' }).tap();
    await sheet().getByRole('button', { name: /Palau/ }).first().tap();
    await sheet()
      .getByRole('button', { name: /^Jenn Lyon/ })
      .tap();
    await sheet().waitFor({ state: 'detached' });
    await expectRanking(page, ['Tom Westman', 'Jenn Lyon', 'Katie Gallagher']);
  });

  test('a swipe without holding scrolls and moves nothing', async () => {
    await chooseFromSheet(FOUR);
    await tapOutsideSheet();
    await sheet().waitFor({ state: 'detached' });
    const rows = ranking(page).getByRole('listitem');
    await rows.nth(3).scrollIntoViewIfNeeded();
    const finger = await touch();
    const from = await centerOf(rows.nth(3));

    await finger.down(from);
    await finger.move(from, { x: from.x, y: from.y - 90 }, 4);
    await finger.up();
    await expectRanking(page, FOUR);
  });

  test.each([
    { rest: 40, ranked: FOUR },
    { rest: 60, ranked: ['Jenn Lyon', ...FOUR.slice(0, 3)] },
  ])('a touch held for $rest ms before moving results in $ranked', async ({ rest, ranked }) => {
    await chooseFromSheet(FOUR);
    await tapOutsideSheet();
    await sheet().waitFor({ state: 'detached' });
    const rows = ranking(page).getByRole('listitem');
    await rows.nth(3).scrollIntoViewIfNeeded();
    const finger = await touch();
    const [start, target] = [await centerOf(rows.nth(3)), await centerOf(rows.nth(0))];
    await stopClock(page);
    await finger.down(start);
    await page.clock.runFor(rest);
    await finger.move(start, { x: target.x, y: target.y - 24 });
    await finger.up();
    await page.clock.resume();
    await expectRanking(page, ranked);
  });
});
