import { afterEach, describe, expect, test } from 'vitest';
import { holdRequests } from '../support/browser.ts';
import { removeFutureLists, seedList, seedUser, store } from '../support/seed.ts';
import { BLANK_PAGE } from '../support/storedSession.ts';
import { page, user, withUser } from '../support/userPage.ts';

withUser(BLANK_PAGE);
afterEach(removeFutureLists);

const header = () => page.getByRole('banner');
const recent = () => page.getByRole('region', { name: 'Recently Created Lists' });

describe('Home', () => {
  test('shows the three newest lists, newest first, with their top 3', async () => {
    const other = await seedUser('Prolific');
    const soon = Date.now() + 120_000;
    for (const [index, name] of ['One', 'Two', 'Three', 'Four'].entries()) {
      await seedList({ ...other, name: `${name} of four`, createdAt: new Date(soon + index * 1000) });
    }
    await page.goto('/');
    const headings = recent().getByRole('article').getByRole('heading', { level: 3 });
    await expect
      .poll(() => headings.allTextContents())
      .toEqual(['Four of four', 'Three of four', 'Two of four']);
    const preview = recent().getByRole('article').first().getByRole('list').first().getByRole('listitem');
    await expect.poll(() => preview.count()).toBe(3);
  });

  test('does not show a private list', async () => {
    const other = await seedUser('Secretive');
    const createdAt = new Date(Date.now() + 300_000);
    await seedList({ ...other, name: 'For my eyes only', createdAt, stored: { isPublic: false } });
    await seedList({ ...other, name: 'Private the old way', createdAt, stored: { public: false } });
    await page.goto('/');
    await recent().getByRole('article').first().waitFor();
    expect(await page.getByText('For my eyes only').count()).toBe(0);
    expect(await page.getByText('Private the old way').count()).toBe(0);
  });

  test('does not move the cards when the seasons panel appears', async () => {
    const release = await holdRequests(page, '**/assets/SeasonsPanel*');
    await page.goto('/');
    const card = recent().getByRole('article').first();
    await card.waitFor();
    const before = await card.boundingBox();
    release();
    await page.getByRole('region', { name: 'Survivor Seasons' }).waitFor();
    const after = await card.boundingBox();
    expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
  });

  test('shows the catalogue when the database does not answer', async () => {
    await page.route('**/documents*/**', (route) => route.abort());
    await page.goto('/');
    const panel = page.getByRole('region', { name: 'Survivor Seasons' });
    await panel.getByRole('button', { name: /Palau/ }).first().click();
    await panel.getByText('Tom Westman').waitFor();
  });
});

describe('the header', () => {
  test('welcomes the user and, on Home only, says when the classic rankings were updated', async () => {
    await store.doc('rankings/current').set({
      strategyList: [],
      socialList: [],
      competitorList: [],
      lastUpdated: '2026-02-03T12:00:00.000Z',
    });
    await page.goto('/');
    await header().getByText(`Welcome, ${user.userName}`).waitFor();
    await header().getByText('Last updated').waitFor();
    await header().getByText('Feb 3, 2026').waitFor();
    await header().getByRole('link', { name: 'Other Rankings' }).click();
    await page.getByRole('heading', { name: 'Browse All Rankings' }).waitFor();
    expect(await header().getByText('Last updated').count()).toBe(0);
  });

  test('links the title to Home and the image to the global rankings', async () => {
    await page.goto('/');
    await header().getByRole('link', { name: 'Global Rankings' }).click();
    await page.getByRole('heading', { name: 'Global Rankings' }).waitFor();
    await header().getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
    await header().getByRole('link', { name: 'Other Rankings' }).click();
    await header().getByRole('link', { name: 'Outrank' }).click();
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
  });
});
