import { expect, test } from 'vitest';
import { signInAs, uniqueName } from '../support/browser.ts';
import { choose, creatorReady, expectRanking, nameField, ranking, save } from '../support/creator.ts';
import { centerOf, drag } from '../support/pointer.ts';
import { openAsVisitor, withBrowser } from '../support/userPage.ts';

withBrowser();

const TEN = [
  'Tom Westman',
  'Ian Rosenberger',
  'Stephenie LaGrossa',
  'Katie Gallagher',
  'Rob Mariano',
  "Kathy Vavrick-O'Brien",
  'Sean Rector',
  'Yul Kwon',
  'Ozzy Lusth',
  'Becky Lee',
];

test('a new user ranks ten contestants, reorders them, saves, and finds the list on every page (a second try, because a drag goes by the clock)', {
  retry: 1,
}, async () => {
  const { page, errors } = await openAsVisitor({ height: 1400 });
  const user = uniqueName('Tai');
  const name = `Tribal ten ${user}`;

  await page.goto('/create');
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
  await signInAs(page, user);
  await creatorReady(page);
  await nameField(page).fill(name);
  await page.getByRole('textbox', { name: 'List Description' }).fill('Who I would follow into any merge.');
  await page.getByRole('button', { name: 'Strategic' }).click();
  await choose(page, 'Palau', TEN.slice(0, 4));
  await choose(page, 'Marquesas', TEN.slice(4, 7));
  await choose(page, 'Cook Islands', TEN.slice(7));
  await expectRanking(page, TEN);

  const rows = ranking(page).getByRole('listitem');
  await drag(await centerOf(rows.nth(9)), await centerOf(rows.nth(0)), page);
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
});
