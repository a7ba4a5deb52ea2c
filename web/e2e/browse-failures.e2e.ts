import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdRequests } from './browser.ts';
import { browsingOn, seedProlificUser } from './browsing.ts';
import { NOWHERE } from './storedSession.ts';
import { withUser } from './userPage.ts';

const READS = '**/documents**:run*Query*';
const SEARCHES = '**/searchLists*';

let page: Page;
withUser(NOWHERE, (opened) => {
  ({ page } = opened);
});
const { cards, more } = browsingOn(() => page);

describe('Browse', () => {
  test('says Loading until the rankings are there', async () => {
    const release = await holdRequests(page, READS);
    await page.goto('/rankings');
    await page.getByText('Loading ...').first().waitFor({ state: 'attached' });
    release();
    await cards().first().waitFor();
    await page.getByText('Loading ...').first().waitFor({ state: 'detached' });
  });

  test('says when the rankings cannot be loaded, and tries again when asked', async () => {
    await page.route(READS, (route) => route.abort());
    await page.route(SEARCHES, (route) => route.abort());
    await page.goto('/rankings');
    await page.getByText('Failed to load public lists. Please try again later.', { exact: true }).waitFor();
    expect(await page.getByText('No rankings found').count()).toBe(0);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await cards().first().waitFor();
  });

  test('keeps what it shows when only more of it cannot be loaded', async () => {
    const { fan } = await seedProlificUser(15);
    await page.goto(`/rankings/user/${fan.userId}`);
    await expect.poll(() => cards().count()).toBe(12);
    await page.route(READS, (route) => route.abort());
    await more().click();
    await page.getByText('Failed to load public lists. Please try again later.', { exact: true }).waitFor();
    expect(await cards().count()).toBe(12);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cards().count()).toBe(15);
  });
});
