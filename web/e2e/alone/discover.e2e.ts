import { listPath } from '@outrank/shared/firestore/documentPaths';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runSchedules } from '../../../scripts/emulators/schedules.ts';
import { seedList, seedUser, store } from '../support/seed.ts';
import { BLANK_PAGE } from '../support/storedSession.ts';
import { openAsNewUser, page, withUser } from '../support/userPage.ts';

const TOP = 'Top Voted Lists This Week';
const RECENT = 'Recently Created Lists';
const FAVORITES = 'Your Favorite Lists';

withUser(BLANK_PAGE);

let other: { userId: string; userName: string };
const seeded: string[] = [];
beforeEach(async () => {
  other = await seedUser('Rival');
});
afterEach(async () => {
  await Promise.all(seeded.splice(0).map((path) => store.doc(path).delete()));
});

const shelf = (name: string, on: Page = page) => on.getByRole('region', { name });

/** Scrolls to the shelf, because shelves below the first screen load on approach. */
async function atShelf(name: string, on: Page = page) {
  await shelf(name, on).scrollIntoViewIfNeeded();
  return shelf(name, on);
}

const namesOn = async (name: string, on: Page = page) =>
  (await atShelf(name, on)).getByRole('article').getByRole('heading', { level: 3 }).allTextContents();

/** More upvotes than any other test's list. */
const MANY = 1_000_000;

async function seed(input: Partial<Parameters<typeof seedList>[0]>) {
  const listId = await seedList({ ...other, ...input });
  seeded.push(listPath({ userId: other.userId, listId }));
  return { listId, url: `/list/${other.userId}/${listId}` };
}

async function favorite(name: string, url: string, on: Page = page): Promise<void> {
  await on.goto(url);
  await on.getByRole('button', { name: `Favorite ${name}` }).click();
  await on.getByText('Added to favorites').waitFor();
}

describe('Home', () => {
  test('has three shelves in order, and an empty favorites shelf says how to fill it', async () => {
    await page.goto('/');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const shelves = async () => (await headings.allTextContents()).filter((text) => text.includes('Lists'));
    await expect.poll(shelves).toEqual([TOP, RECENT, FAVORITES]);
    await expect
      .poll(async () => (await atShelf(FAVORITES)).textContent())
      .toContain('No favorites yet. Tap the heart on a list to keep it here.');
  });

  test('shows this week’s three lists with the most upvotes once they are computed', async () => {
    for (const [index, votes] of [3, 9, 1, 7, 5].entries()) {
      const createdAt = new Date(Date.now() - (index + 1) * 24 * 3_600_000);
      await seed({ name: `Has ${votes}`, upvoteCount: MANY + votes, createdAt });
    }
    const old = new Date(Date.now() - 8 * 24 * 3_600_000);
    await seed({ name: 'Too old', upvoteCount: 2 * MANY, createdAt: old });
    await runSchedules();
    await page.goto('/');
    await expect.poll(() => namesOn(TOP)).toEqual(['Has 9', 'Has 7', 'Has 5']);
  });

  test('shows current votes of the week’s lists and omits a deleted one', async () => {
    const gone = await seed({ name: 'Gone since', upvoteCount: MANY + 30 });
    const later = await seed({ name: 'Later', upvoteCount: MANY + 10 });
    await seed({ name: 'Sooner', upvoteCount: MANY + 20 });
    await runSchedules();
    await store.doc(listPath({ userId: other.userId, listId: gone.listId })).delete();
    const path = listPath({ userId: other.userId, listId: later.listId });
    await store.doc(path).update({ upvoteCount: MANY + 25 });
    await page.goto('/');
    await expect.poll(() => namesOn(TOP)).toEqual(['Later', 'Sooner']);
    await shelf(TOP)
      .getByRole('button', { name: `Upvote Later, ${(MANY + 25).toLocaleString('en')} upvotes` })
      .waitFor();
  });

  test('shows the user’s own favorites by their current names, without deleted lists', async () => {
    const [first, second, gone] = [
      await seed({ name: 'Kept first' }),
      await seed({ name: 'Kept second' }),
      await seed({ name: 'Soon gone' }),
    ];
    await favorite('Kept first', first.url);
    await favorite('Soon gone', gone.url);
    await favorite('Kept second', second.url);
    await store.doc(listPath({ userId: other.userId, listId: gone.listId })).delete();
    await store.doc(listPath({ userId: other.userId, listId: first.listId })).update({ name: 'Renamed' });
    await page.goto('/');
    await expect.poll(() => namesOn(FAVORITES)).toEqual(['Kept second', 'Renamed']);

    const another = await openAsNewUser(BLANK_PAGE);
    await favorite('Renamed', first.url, another.page);
    await another.page.goto('/');
    await expect.poll(() => namesOn(FAVORITES, another.page)).toEqual(['Renamed']);
    await another.profile.close();
  });

  test('shows two rows of three favorites, and more on request', async () => {
    for (let place = 1; place <= 7; place += 1) {
      const { url } = await seed({ name: `Favorite ${place}` });
      await favorite(`Favorite ${place}`, url);
    }
    await page.goto('/');
    await expect.poll(async () => (await namesOn(FAVORITES)).length).toBe(6);
    await shelf(FAVORITES).getByRole('button', { name: 'Show more favorites' }).click();
    await expect.poll(async () => (await namesOn(FAVORITES)).length).toBe(7);
    const tops = await shelf(FAVORITES)
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    expect(rows).toEqual([3, 3, 1]);
  });

  test('opens a list from any shelf, with a link back to Home', async () => {
    const { url } = await seed({ name: 'On every shelf', upvoteCount: 3 * MANY });
    await favorite('On every shelf', url);
    await runSchedules();
    for (const name of [TOP, RECENT, FAVORITES]) {
      await page.goto('/');
      await expect.poll(() => namesOn(name)).toContain('On every shelf');
      await shelf(name).getByRole('link', { name: 'On every shelf' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(url);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.getByRole('heading', { name: TOP }).waitFor();
    }
  });
});
