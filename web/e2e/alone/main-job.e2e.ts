import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openProfile, signInAs, uniqueName, watchErrors } from '../support/browser.ts';
import { choose, creatorReady, expectRanking, nameField, ranking, save } from '../support/creator.ts';
import { browser, withBrowser } from '../support/userPage.ts';

withBrowser();

const TEN = [
  'Tom Westman',
  'Ian Rosenberger',
  'Stephenie LaGrossa',
  'Katie Gallagher',
  'Rob Mariano',
  'Kathy Vavrick-O’Brien'.replace('’', "'"),
  'Sean Rector',
  'Yul Kwon',
  'Ozzy Lusth',
  'Becky Lee',
];

async function makeTen(page: Page): Promise<void> {
  await choose(page, 'Palau', TEN.slice(0, 4));
  await choose(page, 'Marquesas', TEN.slice(4, 7));
  await choose(page, 'Cook Islands', TEN.slice(7));
  await expectRanking(page, TEN);
}

async function dragLastAboveFirst(page: Page): Promise<void> {
  const rows = ranking(page).getByRole('listitem');
  const from = await rows.nth(9).boundingBox();
  const to = await rows.nth(0).boundingBox();
  if (!from || !to) throw new Error('The ranking is not on the screen.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + 5, { steps: 5 });
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 25 });
  await page.mouse.up();
}

test('a new user ranks ten contestants, reorders them, saves, and finds the list on every page', async () => {
  const profile = await openProfile(browser, { height: 1400 });
  const page = await profile.newPage();
  const errors = watchErrors(page);
  const user = uniqueName('Tai');
  const name = `Tribal ten ${user}`;

  await page.goto('/create');
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
  await signInAs(page, user);
  await creatorReady(page);
  await nameField(page).fill(name);
  await page.getByRole('textbox', { name: 'List Description' }).fill('Who I would follow into any merge.');
  await page.getByRole('button', { name: 'Strategic' }).click();
  await makeTen(page);

  await dragLastAboveFirst(page);
  const byMouse = ['Becky Lee', ...TEN.slice(0, 9)];
  await expectRanking(page, byMouse);

  await ranking(page)
    .getByRole('button', { name: /Ozzy Lusth/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  const byKeyboard = [...byMouse.slice(0, 7), 'Ozzy Lusth', 'Sean Rector', 'Yul Kwon'];
  await expectRanking(page, byKeyboard);

  await save(page);
  await page.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Update List' }).waitFor();
  await expectRanking(page, byKeyboard);

  await page.goto('/mylists');
  await page.getByRole('heading', { name: 'My Survivor Rankings' }).waitFor();
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByText('10 contestants').waitFor();
  await card.getByRole('listitem').filter({ hasText: 'Becky Lee' }).waitFor();

  await page.getByRole('link', { name: 'Outrank' }).click();
  await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
  await page.getByRole('article').filter({ hasText: name }).getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).waitFor();
  await page.getByText('Survivor Ranking', { exact: true }).first().waitFor();
  const places = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Becky Lee' });
  await places.filter({ hasText: '1' }).waitFor();
  expect(errors).toEqual([]);
  await profile.close();
});
