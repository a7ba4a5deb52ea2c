import { listPath, upvotesPath } from '@outrank/shared/firestore/documentPaths';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeFutureLists, seedList, seedUser, store } from '../support/seed.ts';
import { BLANK_PAGE } from '../support/storedSession.ts';
import { page, profile, user, withUser } from '../support/userPage.ts';

const COMMIT = '**/documents:commit*';
/** The most upvotes of all lists, so Browse shows it first in every order. */
const MANY = 500;
const FAILED = 'Failed to upvote list. Please try again.';

withUser(BLANK_PAGE);
let key: { userId: string; listId: string };
let name: string;
beforeEach(async () => {
  const other = await seedUser('Voted for');
  name = `Votes ${Date.now().toString(36)}`;
  const createdAt = new Date(Date.now() + 120_000);
  key = { userId: other.userId, listId: await seedList({ ...other, name, createdAt, upvoteCount: MANY }) };
});
afterEach(removeFutureLists);

const storedCount = async () => (await store.doc(listPath(key)).get()).get('upvoteCount');
const upvote = (on: Page = page): Locator => on.getByRole('button', { name: `Upvote ${name}` }).first();
const openList = (on: Page = page) => on.goto(`/list/${key.userId}/${key.listId}`);
const shows = (count: number, pressed: boolean, on: Page = page) =>
  on
    .getByRole('button', { name: `Upvote ${name}, ${count} upvotes`, exact: true, pressed })
    .first()
    .waitFor();

async function follow(link: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: link }).first().click();
}

describe('an upvote', () => {
  test('shows the same count on Home, Browse and the list page, and after a reload', async () => {
    await page.goto('/');
    await shows(MANY, false);
    await upvote().click();
    await shows(MANY + 1, true);
    await follow('Other Rankings');
    await shows(MANY + 1, true);
    await follow(name);
    await shows(MANY + 1, true);
    await expect.poll(storedCount).toBe(MANY + 1);
    await page.reload();
    await shows(MANY + 1, true);
    await upvote().click();
    await shows(MANY, false);
    await follow('Back to Rankings');
    await shows(MANY, false);
    await expect.poll(storedCount).toBe(MANY);
    await page.reload();
    await shows(MANY, false);
  });

  test('of the user’s own list shows on My Lists', async () => {
    name = `Own ${name}`;
    key = { userId: user.userId, listId: await seedList({ ...user, name }) };
    await openList();
    await upvote().click();
    await page.getByRole('button', { name: `Upvote ${name}, 1 upvote`, exact: true }).waitFor();
    await follow('My Lists');
    await page.getByRole('article').filter({ hasText: name }).getByText('1 upvote').waitFor();
  });

  test('is withdrawn by the second click of a double click', async () => {
    await openList();
    await shows(MANY, false);
    let commits = 0;
    page.on('response', (response) => {
      if (response.url().includes('documents:commit')) commits += 1;
    });
    await upvote().dblclick();
    await expect.poll(() => commits).toBe(2);
    await shows(MANY, false);
    expect(await storedCount()).toBe(MANY);
  });

  test('counts once when a second tab repeats it', async () => {
    const second = await profile.newPage();
    await Promise.all([openList(), openList(second)]);
    await Promise.all([shows(MANY, false), shows(MANY, false, second)]);
    await upvote().click();
    await shows(MANY + 1, true);
    await expect.poll(storedCount).toBe(MANY + 1);
    await upvote(second).click();
    await shows(MANY + 1, true, second);
    await upvote(second).click();
    await shows(MANY, false, second);
    await expect.poll(storedCount).toBe(MANY);
  });

  test('shows as stored when the answer was lost', async () => {
    await openList();
    await shows(MANY, false);
    await page.route(COMMIT, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await upvote().click();
    await page.getByText(FAILED).waitFor();
    await shows(MANY + 1, true);
  });

  test('reports a failure when the list was deleted', async () => {
    await openList();
    await shows(MANY, false);
    await store.doc(listPath(key)).delete();
    await upvote().click();
    await page.getByText(FAILED).waitFor();
    await shows(MANY, false);
    expect((await store.collection(upvotesPath(user.userId)).get()).size).toBe(0);
  });

  test('is read with one query for all cards of a page', async () => {
    const lookUps: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('"upvotes"')) lookUps.push(request.url());
    });
    await page.goto('/rankings');
    await shows(MANY, false);
    await expect.poll(() => lookUps.length).toBe(1);
    await upvote().click();
    await shows(MANY + 1, true);
    expect(lookUps).toHaveLength(1);
  });
});
