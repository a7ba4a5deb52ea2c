import { favoritePath } from '@outrank/shared/firestore/documentPaths';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeFutureLists, seedList, seedUser, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, user, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);
let key: { userId: string; listId: string };
let name: string;
beforeEach(async () => {
  const other = await seedUser('Kept');
  name = `Favorite ${Date.now().toString(36)}`;
  const createdAt = new Date(Date.now() + 120_000);
  // The most votes of all lists, so Browse shows it first in every order.
  const listId = await seedList({ ...other, name, createdAt, upvoteCount: 500 });
  key = { userId: other.userId, listId };
});
afterEach(removeFutureLists);

const favorite = () => page.getByRole('button', { name: `Favorite ${name}` });
const openList = () => page.goto(`/list/${key.userId}/${key.listId}`);

describe('a favorite', () => {
  const storedFavorite = () => store.doc(favoritePath(user.userId, key)).get();

  test('stores the list’s owner, id and name, and shows on every page', async () => {
    await openList();
    await favorite().click();
    await page.getByRole('status').getByText('Added to favorites', { exact: true }).waitFor();
    const stored = await storedFavorite();
    expect(stored.data()).toEqual({ ...key, name, favoritedAt: stored.get('favoritedAt') });
    await page.goto('/rankings');
    const pressed = page.getByRole('button', { name: `Favorite ${name}`, pressed: true });
    await pressed.waitFor();
    await pressed.click();
    await page.getByRole('status').getByText('Removed from favorites', { exact: true }).waitFor();
    expect((await storedFavorite()).exists).toBe(false);
  });
});
