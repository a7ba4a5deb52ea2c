import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browsingOn, seedProlificUser } from './browsing.ts';
import { seedList, seedUser } from './seed.ts';
import { NOWHERE } from './storedSession.ts';
import { withUser } from './userPage.ts';

let page: Page;
withUser(NOWHERE, (opened) => {
  ({ page } = opened);
});
const { cards, showAll } = browsingOn(() => page);

describe('the rankings of one fan', () => {
  test.each([
    [0, '0 rankings created by this user'],
    [1, '1 ranking created by this user'],
    [30, '30 rankings created by this user'],
    [60, '60 rankings created by this user'],
  ])('of %i lists say %s, whatever the filter', async (count, words) => {
    const { fan } = await seedProlificUser(count);
    await seedList({ ...(await seedUser('Somebody else')), name: 'Not hers' });
    await page.goto(`/rankings/user/${fan.userId}`);
    await page.getByRole('heading', { level: 1, name: 'Rankings by Prolific' }).waitFor();
    await page.getByText(words, { exact: true }).waitFor();
    if (count > 0) await cards().first().waitFor();
    else await page.getByText('No rankings by this fan yet.').waitFor();
    await showAll(count);
    expect(await page.getByText('Not hers').count()).toBe(0);
    await page.getByText('Season Rankings', { exact: true }).click();
    await page.getByText(words, { exact: true }).waitFor();
  });

  test('stand under the name that the link knew before anything is read', async () => {
    const fan = await seedUser('Denise of Tandang');
    const listId = await seedList({ ...fan, name: 'Immunity, by heart' });
    await page.goto(`/list/${fan.userId}/${listId}`);
    const link = page.getByRole('link', { name: fan.userName });
    await link.waitFor();
    await page.route('**/documents**', () => {});
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Rankings by Denise of Tandang' }).waitFor();
    await page.getByText('Loading ...').first().waitFor({ state: 'attached' });
  });
});
