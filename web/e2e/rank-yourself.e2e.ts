import { contestantItem } from '@outrank/shared/lists/listedItem';
import { expect, test } from 'vitest';
import { NARROWEST, violations, widthWhenNarrow } from './support/axe.ts';
import { commentWith } from './support/commentSteps.ts';
import { nameField, ranking } from './support/creator.ts';
import { seedList, seedUser } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE, { reducedMotion: 'reduce' });

const CAST = [
  'tom-westman',
  'ian-rosenberger',
  'katie-gallagher',
  'jenn-lyon',
  'gregg-carey',
  'caryn-groedel',
  'coby-archa',
  'angie-jakusz',
  'ashlee-ashby',
];
const items = CAST.map((id) => contestantItem(id, 's10'));
const NAMES = items.map(({ name }) => name);

/** Pairs that both orders put the same way round. */
function countAgreeing(own: readonly string[]): number {
  const pairs = NAMES.flatMap((a, index) => NAMES.slice(index + 1).map((b) => [a, b] as const));
  return pairs.filter(([a, b]) => own.indexOf(a) < own.indexOf(b)).length;
}

const readOrder = () =>
  ranking(page)
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.slice(7) ?? ''));

test("a fan ranks another fan's list without seeing its order, and tells how much they agree", async () => {
  const author = await seedUser('Author');
  const listId = await seedList({ ...author, name: 'Palau, best first', items });
  await page.goto(`/list/${author.userId}/${listId}`);
  await page.getByRole('link', { name: 'Rank these yourself' }).click();
  await page.getByText('These are in random order.').waitFor();
  const random = await readOrder();
  expect(random.toSorted()).toEqual(NAMES.toSorted());
  expect(await page.content()).not.toMatch(new RegExp(NAMES.join('[^]*')));
  await page.reload();
  await page.getByText('These are in random order.').waitFor();
  expect(await readOrder()).toEqual(random);

  await nameField().fill('My Palau');
  await page.getByRole('button', { name: `Move ${random[5]} up` }).click();
  const own = await readOrder();
  expect(own).not.toEqual(random);
  await page.getByRole('button', { name: 'Save List' }).click();
  const agreeing = countAgreeing(own);
  const result = `agree in ${agreeing} of 36 head-to-heads (${Math.round((100 * agreeing) / 36)} %)`;
  await page.getByRole('heading', { name: `You ${result}` }).waitFor();

  await page.getByRole('button', { name: 'Post as a comment' }).click();
  expect(await violations(page)).toEqual([]);
  expect(await widthWhenNarrow(page)).toBe(NARROWEST);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByText('Comment posted under').getByRole('link').click();
  await commentWith(page, `I ${result}`).waitFor();

  await page.goBack();
  await page.getByRole('link', { name: 'My Palau' }).click();
  await page.getByText('after Palau, best first by').waitFor();
});
