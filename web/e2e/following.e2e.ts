import { expect, test } from 'vitest';
import { expectNames, seedProlificUser } from './support/browsing.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a fan follows another, finds their newest lists under Browse, and unfollows', async () => {
  const { author, lists } = await seedProlificUser(14);
  const newest = lists.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const names = newest.map(({ name }) => name);
  await page.goto(`/rankings/user/${author.userId}`);
  await button('Follow').click();
  await button('Following').waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto('/rankings');
  await page.getByRole('link', { name: 'Following', exact: true }).click();
  await expectNames(names.slice(0, 12));
  await button('Load more').click();
  await expectNames(names);
  await page.goto(`/rankings/user/${author.userId}`);
  await button('Following').click();
  await button('Follow').waitFor();
  await page.getByRole('link', { name: 'Browse', exact: true }).click();
  await page.getByRole('link', { name: 'Following', exact: true }).click();
  await page.getByText("You don't follow anybody yet.").waitFor();
  expect(await page.getByRole('list', { name: 'Their lists lead this week' }).count()).toBeLessThanOrEqual(1);
});
