import { afterEach, describe, expect, test } from 'vitest';
import { removeFutureLists, seedList, seedUser } from './support/seed.ts';
import { page, withUser } from './support/userPage.ts';

withUser('/login');
afterEach(removeFutureLists);

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('the page of one list', () => {
  test('links to the creator’s rankings, whose name shows at once and after a reload', async () => {
    const author = await seedUser('Sandra Diaz fan');
    const listId = await seedList({ ...author, name: 'Two for two' });
    await seedList({ ...author, name: 'Another one' });
    await seedList({ ...author, name: 'Kept private', stored: { isPublic: false } });
    await page.goto(`/list/${author.userId}/${listId}`);
    await page.getByRole('link', { name: 'Sandra Diaz fan' }).click();
    await heading('Rankings by Sandra Diaz fan').waitFor();
    await page.reload();
    await heading('Rankings by Sandra Diaz fan').waitFor();
    const names = page.getByRole('article').getByRole('heading', { level: 3 });
    await expect.poll(() => names.allTextContents()).toEqual(['Another one', 'Two for two']);
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await heading('Two for two').waitFor();
  });

  test('leads back to Home when it was opened from Home', async () => {
    const author = await seedUser('Newest user');
    await seedList({ ...author, name: 'The newest of all', createdAt: new Date(Date.now() + 60_000) });
    await page.goto('/');
    await page.getByRole('link', { name: 'The newest of all' }).click();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
