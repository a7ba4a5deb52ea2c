import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { removeListsAheadOfTime, seedList, seedUser } from './seed.ts';
import { withUser } from './userPage.ts';

let page: Page;
withUser('/login', (opened) => {
  ({ page } = opened);
});
afterEach(removeListsAheadOfTime);

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('the page of one list', () => {
  test('leads to all rankings of its creator, whose name stands there at once and after a reload', async () => {
    const fan = await seedUser('Sandra Diaz fan');
    const listId = await seedList({ ...fan, name: 'Two for two' });
    await seedList({ ...fan, name: 'Another one' });
    await seedList({ ...fan, name: 'Kept private', stored: { isPublic: false } });
    await page.goto(`/list/${fan.userId}/${listId}`);
    await page.getByRole('link', { name: 'Sandra Diaz fan' }).click();
    await heading('Rankings by Sandra Diaz fan').waitFor();
    await page.reload();
    await heading('Rankings by Sandra Diaz fan').waitFor();
    const names = page.getByRole('article').getByRole('heading', { level: 3 });
    await expect.poll(() => names.allTextContents()).toEqual(['Another one', 'Two for two']);
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await heading('Two for two').waitFor();
  });

  test('from Home leads back to Home', async () => {
    const fan = await seedUser('Newest fan');
    await seedList({ ...fan, name: 'The newest of all', createdAt: new Date(Date.now() + 60_000) });
    await page.goto('/');
    await page.getByRole('link', { name: 'The newest of all' }).click();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('of a list that is private says List not found, and leads back to where one came from', async () => {
    const fan = await seedUser('Fan of one list');
    await seedList({ ...fan, name: 'The public one' });
    const listId = await seedList({ ...fan, name: 'The private one', stored: { isPublic: false } });
    await page.goto('/rankings');
    await heading('Browse All Rankings').waitFor();
    await page.evaluate((path) => history.pushState({ idx: 1 }, '', path), `/list/${fan.userId}/${listId}`);
    await page.reload();
    await page.getByText('List not found', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await heading('Browse All Rankings').waitFor();
  });
});
