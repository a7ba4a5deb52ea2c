import { describe, expect, test } from 'vitest';
import { holdRequests } from './support/browser.ts';
import { cards, seedProlificUser, showMore } from './support/browsing.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, withUser } from './support/userPage.ts';

const READS = '**/documents**:run*Query*';
const SEARCHES = '**/searchLists*';

withUser(BLANK_PAGE);

describe('Browse', () => {
  test('says Loading until the rankings are there', async () => {
    const release = await holdRequests(page, READS);
    await page.goto('/rankings');
    await page.getByText('Loading ...').first().waitFor({ state: 'attached' });
    release();
    await cards().first().waitFor();
    await page.getByText('Loading ...').first().waitFor({ state: 'detached' });
  });

  test('reports that rankings could not be loaded, and retries on request', async () => {
    await page.route(READS, (route) => route.abort());
    await page.route(SEARCHES, (route) => route.abort());
    await page.goto('/rankings');
    await page.getByText('Failed to load public lists. Please try again later.', { exact: true }).waitFor();
    expect(await page.getByText('No rankings found').count()).toBe(0);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await cards().first().waitFor();
  });

  test('keeps the cards when only the next page fails to load', async () => {
    const { author } = await seedProlificUser(15);
    await page.goto(`/rankings/user/${author.userId}`);
    await expect.poll(() => cards().count()).toBe(12);
    await page.route(READS, (route) => route.abort());
    await showMore().click();
    await page.getByText('Failed to load public lists. Please try again later.', { exact: true }).waitFor();
    expect(await cards().count()).toBe(12);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cards().count()).toBe(15);
  });
});
