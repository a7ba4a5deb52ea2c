import { listPath } from '@outrank/shared/documents/list';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { uniqueName } from '../support/browser.ts';
import { removeFutureLists, seedList, seedUpvotes, seedUser, store } from '../support/seed.ts';
import { BLANK_PAGE } from '../support/storedSession.ts';
import { page, profile, withUser } from '../support/userPage.ts';

/** The most upvotes of all lists, so Browse shows it first in every order. */
const MANY = 40;

withUser(BLANK_PAGE);
afterEach(removeFutureLists);

test('an upvote shows on every page and in every tab, counts once, and is not read again for each card (a second try, because the emulator sometimes leaves a listener out)', {
  retry: 1,
}, async () => {
  const other = await seedUser('Voted for');
  const name = uniqueName('Votes');
  const createdAt = new Date(Date.now() + 120_000);
  const listId = await seedList({ ...other, name, createdAt, upvoteCount: MANY });
  await seedUpvotes({ userId: other.userId, listId }, MANY);
  const address = `/list/${other.userId}/${listId}`;
  const storedCount = async () =>
    (await store.doc(listPath({ userId: other.userId, listId })).get()).get('upvoteCount');
  const upvote = (on: Page = page) => on.getByRole('button', { name: `Upvote ${name}` }).first();
  const shows = (count: number, pressed: boolean, on: Page = page) =>
    on
      .getByRole('button', { name: `Upvote ${name}, ${count} upvotes`, exact: true, pressed })
      .first()
      .waitFor();
  const follow = (link: string) => page.getByRole('link', { name: link }).first().click();

  // A set, because a slow query may be sent again.
  const queries = new Set<string>();
  page.on('request', (request) => {
    const body = request.postData();
    if (body?.includes('"upvotes"')) queries.add(body);
  });
  await page.goto('/rankings');
  await shows(MANY, false);
  await expect.poll(() => queries.size).toBeGreaterThan(0);
  await upvote().click();
  await shows(MANY + 1, true);
  expect(queries.size).toBeLessThan(await page.getByRole('article').count());
  await follow('Outrank');
  await shows(MANY + 1, true);
  await follow(name);
  await shows(MANY + 1, true);
  await expect.poll(storedCount).toBe(MANY + 1);
  await page.reload();
  await shows(MANY + 1, true);
  await upvote().click();
  await shows(MANY, false);
  await follow('Back to Home');
  await shows(MANY, false);
  await expect.poll(storedCount).toBe(MANY);
  await page.reload();
  await shows(MANY, false);

  const second = await profile.newPage();
  await Promise.all([page.goto(address), second.goto(address)]);
  await Promise.all([shows(MANY, false), shows(MANY, false, second)]);
  await upvote().click();
  await expect.poll(storedCount).toBe(MANY + 1);
  await upvote(second).click();
  await shows(MANY + 1, true, second);
  await upvote(second).click();
  await shows(MANY, false, second);
  await expect.poll(storedCount).toBe(MANY);

  // The server stores the upvote, but its response is lost.
  await second.route('**/documents:commit*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await upvote(second).click();
  await second.getByText('Failed to upvote list. Please try again.').waitFor();
  await shows(MANY + 1, true, second);
});
