import { expect, test } from 'vitest';
import { choose, creatorReady, expectRanking, ranking } from './support/creator.ts';
import { centerOf, drag } from './support/pointer.ts';
import { page, withUser } from './support/userPage.ts';

withUser('/create', { height: 1300 });

const seasons = () => page.getByRole('region', { name: 'Survivor Seasons' });
const season = (name: RegExp) => seasons().getByRole('button', { name }).first();

test('on a desktop, a season is dropped into an empty ranking and a contestant between two others', async () => {
  await creatorReady();
  const slot = page.getByText('Choose from the seasons, or drop somebody here');
  await drag(await centerOf(season(/Borneo/)), await centerOf(slot));
  await expectRanking(page, ['Borneo']);
  await page.getByRole('button', { name: 'Remove Borneo' }).click();

  await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
  await season(/Palau/).click();
  const first = await ranking(page).getByRole('listitem').nth(0).boundingBox();
  if (!first) return expect.unreachable();
  const gap = { x: first.x + 200, y: first.y + first.height - 2 };
  await drag(await centerOf(season(/^Jenn Lyon/)), gap);
  await expectRanking(page, ['Tom Westman', 'Jenn Lyon', 'Ian Rosenberger']);
});
