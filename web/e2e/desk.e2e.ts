import { beforeEach, describe, expect, test } from 'vitest';
import { stopClock } from './support/browser.ts';
import { choose, creatorReady, expectRanking, nameField, ranking } from './support/creator.ts';
import { centerOf, drag } from './support/pointer.ts';
import { page, withUser } from './support/userPage.ts';

withUser('/create', { height: 1300 });
beforeEach(() => creatorReady());

const THREE = ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher'];
const seasons = () => page.getByRole('region', { name: 'Survivor Seasons' });
const openPalau = () => seasons().getByRole('button', { name: /Palau/ }).first().click();
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('building a ranking on a desktop', () => {
  test('inserts a contestant where it is dropped', async () => {
    await choose(page, 'Palau', THREE);
    await openPalau();
    const rows = ranking(page).getByRole('listitem');
    const first = await rows.nth(0).boundingBox();
    if (!first) throw new Error('No first row.');
    const gap = { x: first.x + 200, y: first.y + first.height - 2 };
    await drag(await centerOf(seasons().getByRole('button', { name: /^Jenn Lyon/ })), gap);
    await expectRanking(page, ['Tom Westman', 'Jenn Lyon', 'Ian Rosenberger', 'Katie Gallagher']);
  });

  test('adds a season dragged into an empty ranking', async () => {
    const slot = page.getByText('Choose from the seasons, or drop somebody here');
    await drag(
      await centerOf(
        seasons()
          .getByRole('button', { name: /Borneo/ })
          .first(),
      ),
      await centerOf(slot),
    );
    await expectRanking(page, ['Borneo']);
  });

  test('moves items by keyboard, buttons and a typed rank, and announces each move', async () => {
    await choose(page, 'Palau', THREE);
    await button('Reorder Katie Gallagher').focus();
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
    await expectRanking(page, ['Katie Gallagher', 'Tom Westman', 'Ian Rosenberger']);
    await page
      .getByText(/Katie Gallagher .*place 1 of 3/)
      .first()
      .waitFor({ state: 'attached' });
    await button('Move Tom Westman down').focus();
    await page.keyboard.press('Enter');
    await expectRanking(page, ['Katie Gallagher', 'Ian Rosenberger', 'Tom Westman']);
    await page.getByText('Tom Westman moved to place 3 of 3.').waitFor({ state: 'attached' });
    await button('Place 3: move Tom Westman to another place').click();
    await page
      .getByRole('spinbutton')
      .or(page.getByRole('textbox', { name: /place/i }))
      .fill('1');
    await page.keyboard.press('Enter');
    await expectRanking(page, ['Tom Westman', 'Katie Gallagher', 'Ian Rosenberger']);
  });

  test('undoes and redoes every change', async () => {
    await choose(page, 'Palau', THREE);
    await button('Remove Ian Rosenberger').click();
    await expectRanking(page, ['Tom Westman', 'Katie Gallagher']);
    await button('Undo').click();
    await expectRanking(page, THREE);
    await page.keyboard.press('Control+z');
    await expectRanking(page, THREE.slice(0, 2));
    await page.keyboard.press('Control+Shift+z');
    await expectRanking(page, THREE);
    await button('Redo').click();
    await expectRanking(page, ['Tom Westman', 'Katie Gallagher']);
  });

  test('ignores a contestant who is already listed', async () => {
    await choose(page, 'Palau', ['Stephenie LaGrossa']);
    await choose(page, 'Guatemala', ['Stephenie LaGrossa']);
    await expectRanking(page, ['Stephenie LaGrossa']);
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  });

  test('refuses contestants in a list of seasons, with a message for three seconds', async () => {
    const message = 'This ranking contains seasons. You cannot mix seasons and contestants in the same list.';
    await page.getByRole('button', { name: 'Add Borneo to your list' }).click();
    await openPalau();
    await stopClock(page);
    await seasons()
      .getByRole('button', { name: /^Tom Westman/ })
      .click();
    await page.getByText(message, { exact: true }).waitFor();
    await page.clock.runFor(2900);
    expect(await page.getByText(message, { exact: true }).count()).toBe(1);
    await page.clock.runFor(200);
    expect(await page.getByText(message, { exact: true }).count()).toBe(0);
    await expectRanking(page, ['Borneo']);
  });

  test('refuses seasons in a list of contestants', async () => {
    await choose(page, 'Palau', ['Tom Westman']);
    await page.getByRole('button', { name: 'Add Borneo to your list' }).click();
    const message =
      'This ranking contains contestants. You cannot mix contestants and seasons in the same list.';
    await page.getByText(message, { exact: true }).waitFor();
    await expectRanking(page, ['Tom Westman']);
  });

  test('limits name and description to their lengths', async () => {
    const name = nameField();
    await name.pressSequentially('x'.repeat(60), { delay: 0 });
    expect(await name.inputValue()).toHaveLength(50);
    const description = page.getByRole('textbox', { name: 'List Description' });
    await description.focus();
    await page.keyboard.insertText('y'.repeat(250));
    expect(await description.inputValue()).toHaveLength(200);
  });
});
