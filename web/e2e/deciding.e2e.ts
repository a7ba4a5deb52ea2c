import { expect, test } from 'vitest';
import { NARROWEST, violations, widthWhenNarrow } from './support/axe.ts';
import { choose, expectRanking } from './support/creator.ts';
import { page, withUser } from './support/userPage.ts';

withUser('/create', { reducedMotion: 'reduce' });

const CAST = [
  'Tom Westman',
  'Ian Rosenberger',
  'Katie Gallagher',
  'Jenn Lyon',
  'Gregg Carey',
  'Caryn Groedel',
];
const OWN = [
  'Gregg Carey',
  'Tom Westman',
  'Caryn Groedel',
  'Jenn Lyon',
  'Ian Rosenberger',
  'Katie Gallagher',
];

test('a fan orders a list by keys alone, reloads the page amid the questions, and undoes the result in one step', async () => {
  await choose(page, 'Palau', CAST);
  await page.getByRole('button', { name: 'Help me decide' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const readQuestion = () => dialog.getByRole('status').textContent();
  const answer = async () => {
    const question = await readQuestion();
    const [left = '', right = ''] = CAST.filter((name) => question?.includes(name)).sort(
      (a, b) => (question?.indexOf(a) ?? 0) - (question?.indexOf(b) ?? 0),
    );
    await page.keyboard.press(OWN.indexOf(left) < OWN.indexOf(right) ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(async () => (await dialog.textContent())?.includes(question ?? '')).toBe(false);
  };
  await dialog.getByText('Question 1,').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await widthWhenNarrow(page)).toBe(NARROWEST);
  for (const _ of [1, 2, 3]) await answer();
  const question = await readQuestion();
  await page.reload();
  await expect.poll(readQuestion).toBe(question);
  while (!(await dialog.getByRole('button', { name: 'Use this order' }).isVisible())) await answer();
  await page.keyboard.press('Enter');
  await expectRanking(page, OWN);
  await page.keyboard.press('Control+z');
  await expectRanking(page, CAST);
});
