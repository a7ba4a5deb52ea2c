import { listPath } from '@outrank/shared/documents/list';
import { beforeEach, expect, test } from 'vitest';
import { choose, creatorReady, expectRanking, nameField, ranking, save } from './support/creator.ts';
import { centerOf, drag } from './support/pointer.ts';
import { seedList, store } from './support/seed.ts';
import { page, profile, user, withUser } from './support/userPage.ts';

withUser('/create', { height: 1300 });
beforeEach(() => creatorReady());

const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
const seasons = () => page.getByRole('region', { name: 'Survivor Seasons' });
const season = (name: RegExp) => seasons().getByRole('button', { name }).first();

test('on a desktop, a season is dropped into an empty ranking and a contestant between two others (a second try, because a drag goes by the clock)', {
  retry: 1,
}, async () => {
  const slot = page.getByText('Pick a castaway or season, or drop one here');
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

test('the editor asks which version to keep when two tabs edited a list', async () => {
  const listId = await seedList({ ...user, name: 'Both' });
  const list = store.doc(listPath({ userId: user.userId, listId }));
  const second = await profile.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/create?list=${listId}`);
    await tab.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
  }
  await nameField().fill('First tab');
  await save(page, 'Update List');
  await nameField(second).fill('Second tab');
  await second.getByRole('button', { name: 'Update List' }).click();
  await second.getByRole('dialog', { name: 'This list changed somewhere else' }).waitFor();
  expect((await list.get()).get('name')).toBe('First tab');
  await second.getByRole('button', { name: 'Keep my version' }).click();
  await second.getByText('List saved.').waitFor();
  expect((await list.get()).get('name')).toBe('Second tab');
  await nameField().fill('First tab again');
  await click('Update List');
  await click('Use the saved version');
  await expect.poll(() => nameField().inputValue()).toBe('Second tab');
  await click('Undo');
  await expect.poll(() => nameField().inputValue()).toBe('First tab again');
});
