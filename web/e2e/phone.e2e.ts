import { beforeEach, describe, expect, test } from 'vitest';
import { PHONE, stopClock } from './support/browser.ts';
import { creatorReady, expectRanking, ranking } from './support/creator.ts';
import { centerOf, touch } from './support/pointer.ts';
import { closeSheet, openSheet, sheet, tapPalau } from './support/sheet.ts';
import { page, withUser } from './support/userPage.ts';

const FOUR = ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher', 'Jenn Lyon'];

withUser('/create', PHONE);
beforeEach(async () => {
  await creatorReady();
  await openSheet();
  await tapPalau(FOUR);
});

describe('slots on a phone', () => {
  test('are filled while the sheet stays open, and a tap on a filled one replaces its contestant', async () => {
    expect(await sheet().count()).toBe(1);
    await closeSheet();
    await expectRanking(page, FOUR);
    await page.getByRole('button', { name: 'Choose somebody else than Ian Rosenberger' }).tap();
    await tapPalau(['Caryn Groedel']);
    await sheet().waitFor({ state: 'detached' });
    await expectRanking(page, ['Tom Westman', 'Caryn Groedel', 'Katie Gallagher', 'Jenn Lyon']);
  });

  test('scroll with a swipe, and are moved by a touch that is held for 50 milliseconds', async () => {
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
      await rows.nth(3).scrollIntoViewIfNeeded();
      const [start, target] = [await centerOf(rows.nth(3)), await centerOf(rows.nth(0))];
      await finger.down(start);
      await page.clock.runFor(rest);
      await finger.move(start, { x: target.x, y: target.y - 24 });
      await finger.up();
      await page.clock.runFor(1000);
      await expectRanking(page, ranked);
    }
  });
});
