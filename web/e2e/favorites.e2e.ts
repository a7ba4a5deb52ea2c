import { favoritePath } from '@outrank/shared/firestore/documentPaths';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stopClock } from './browser.ts';
import { removeListsAheadOfTime, seedList, seedUser, store } from './seed.ts';
import { NOWHERE } from './storedSession.ts';
import { withUser } from './userPage.ts';

const COMMIT = '**/documents:commit*';

let page: Page;
let fan: { userId: string; userName: string };
withUser(NOWHERE, (opened) => {
  ({ page, fan } = opened);
});
let key: { userId: string; listId: string };
let name: string;
beforeEach(async () => {
  const other = await seedUser('Kept');
  name = `Favorite ${Date.now().toString(36)}`;
  const createdAt = new Date(Date.now() + 120_000);
  // More votes than any other list has, so that Browse shows it first in every order.
  const listId = await seedList({ ...other, name, createdAt, upvoteCount: 500 });
  key = { userId: other.userId, listId };
});
afterEach(removeListsAheadOfTime);

const favorite = () => page.getByRole('button', { name: `Favorite ${name}` });
const openList = () => page.goto(`/list/${key.userId}/${key.listId}`);

describe('a favorite', () => {
  const mark = () => store.doc(favoritePath(fan.userId, key)).get();

  test('is kept with the list’s owner, id and name, and shows wherever the list does', async () => {
    await openList();
    await favorite().click();
    await page.getByRole('status').getByText('Added to favorites', { exact: true }).waitFor();
    const stored = await mark();
    expect(stored.data()).toEqual({ ...key, name, favoritedAt: stored.get('favoritedAt') });
    await page.goto('/rankings');
    const pressed = page.getByRole('button', { name: `Favorite ${name}`, pressed: true });
    await pressed.waitFor();
    await pressed.click();
    await page.getByRole('status').getByText('Removed from favorites', { exact: true }).waitFor();
    expect((await mark()).exists).toBe(false);
  });

  test('is confirmed for two seconds', async () => {
    await openList();
    await favorite().waitFor();
    await stopClock(page);
    await favorite().click();
    const popup = page.getByText('Added to favorites');
    await popup.waitFor();
    await page.clock.runFor(1900);
    expect(await popup.count()).toBe(1);
    await page.clock.runFor(200);
    expect(await popup.count()).toBe(0);
  });

  test('that cannot be stored says so and goes away', async () => {
    await openList();
    await page.route(COMMIT, (route) => route.abort());
    await favorite().click();
    const alert = page.getByRole('alert');
    await alert.getByText('Failed to update favorites. Please try again.', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Favorite ${name}`, pressed: false }).waitFor();
    expect(await page.getByText('Added to favorites').count()).toBe(0);
    expect((await mark()).exists).toBe(false);
  });
});
