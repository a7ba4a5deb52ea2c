import { afterEach, expect, test } from 'vitest';
import { holdRequests } from '../support/browser.ts';
import { removeFutureLists, seedList, seedUser } from '../support/seed.ts';
import { BLANK_PAGE } from '../support/storedSession.ts';
import { page, withUser } from '../support/userPage.ts';

withUser(BLANK_PAGE);
afterEach(removeFutureLists);

const recent = () => page.getByRole('region', { name: 'Recently Created Lists' });
const panel = () => page.getByRole('region', { name: 'Survivor Seasons' });

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
  const after = await card.boundingBox();
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);

  await page.route('**/documents*/**', (route) => route.abort());
  await page.reload();
  await panel().getByRole('button', { name: /Palau/ }).first().click();
  await panel().getByText('Tom Westman').waitFor();
});
