import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { afterEach, expect, test } from 'vitest';
import { holdRequests } from '../support/browser.ts';
import { removeFutureLists, seedList, seedUser, store } from '../support/seed.ts';
import { BLANK_PAGE } from '../support/storedSession.ts';
import { page, withUser } from '../support/userPage.ts';

withUser(BLANK_PAGE);
afterEach(() => Promise.all([removeFutureLists(), store.doc(CLASSIC_RANKINGS_PATH).delete()]));

const section = () => page.getByRole('region', { name: 'Classic rankings' });
const recent = () => page.getByRole('region', { name: 'Recently Created Lists' });
const panel = () => page.getByRole('region', { name: 'Survivor Seasons' });

test('on a phone the third classic ranking shows at the edge, so that one sees that more follows', async () => {
  await store.doc(CLASSIC_RANKINGS_PATH).set({
    strategyList: ['Kim Spradlin'],
    socialList: ['Ethan Zohn'],
    competitorList: ['Colby Donaldson'],
    lastUpdated: '2026-02-03T12:00:00.000Z',
  });
  await page.goto('/');
  for (const width of [320, 390, 640]) {
    await page.setViewportSize({ width, height: 844 });
    const third = section().getByRole('region').nth(2);
    await expect.poll(async () => (await third.boundingBox())?.x).toBeLessThan(width - 16);
  }
});

test('Home shows the three newest lists, does not move them when the seasons appear, and shows the seasons without a database', async () => {
  const other = await seedUser('Prolific');
  const soon = Date.now() + 120_000;
  for (const [index, name] of ['One', 'Two', 'Three', 'Four'].entries()) {
    await seedList({ ...other, name: `${name} of four`, createdAt: new Date(soon + index * 1000) });
  }
  const release = await holdRequests(page, '**/assets/SeasonsPanel*');
  await page.goto('/');
  const headings = recent().getByRole('article').getByRole('heading', { level: 3 });
  await expect
    .poll(() => headings.allTextContents())
    .toEqual(['Four of four', 'Three of four', 'Two of four']);
  const card = recent().getByRole('article').first();
  await expect.poll(() => card.getByRole('list').first().getByRole('listitem').count()).toBe(3);
  const before = await card.boundingBox();
  release();
  await panel().waitFor();
  await expect.poll(() => card.boundingBox()).toMatchObject({ x: before?.x, width: before?.width });

  await page.route('**/documents*/**', (route) => route.abort());
  await page.reload();
  await panel().getByRole('button', { name: /Palau/ }).first().click();
  await panel().getByText('Tom Westman').waitFor();
});
