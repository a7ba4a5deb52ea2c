import { describe, expect, test } from 'vitest';
import { cards, seedProlificUser, showAll } from './support/browsing.ts';
import { seedList, seedUser } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);

describe('the rankings of one user', () => {
  test.each([
    [0, '0 rankings created by this user'],
    [1, '1 ranking created by this user'],
    [60, '60 rankings created by this user'],
  ])('with %i lists say %s, whatever the filter', async (count, words) => {
    const { author } = await seedProlificUser(count);
    await seedList({ ...(await seedUser('Somebody else')), name: 'Not hers' });
    await page.goto(`/rankings/user/${author.userId}`);
    await page.getByRole('heading', { level: 1, name: 'Rankings by Prolific' }).waitFor();
    await page.getByText(words, { exact: true }).waitFor();
    if (count > 0) await cards().first().waitFor();
    else await page.getByText('No rankings by this fan yet.').waitFor();
    await showAll(count);
    expect(await page.getByText('Not hers').count()).toBe(0);
    await page.getByText('Season Rankings', { exact: true }).click();
    await page.getByText(words, { exact: true }).waitFor();
  });

  test('show the name from the link before anything is loaded', async () => {
    const author = await seedUser('Denise of Tandang');
    const listId = await seedList({ ...author, name: 'Immunity, by heart' });
    await page.goto(`/list/${author.userId}/${listId}`);
    const link = page.getByRole('link', { name: author.userName });
    await link.waitFor();
    await page.route('**/documents**', () => {});
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Rankings by Denise of Tandang' }).waitFor();
    await page.getByText('Loading ...').first().waitFor({ state: 'attached' });
  });
});
