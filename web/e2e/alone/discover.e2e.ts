import { listPath } from '@outrank/shared/firestore/documentPaths';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tick } from '../../../scripts/emulators/scheduleTicker.ts';
import { seedList, seedUser, store } from '../seed.ts';
import { NOWHERE } from '../storedSession.ts';
import { openAsNewUser, withUser } from '../userPage.ts';

const TOP = 'Top Voted Lists This Week';
const RECENT = 'Recently Created Lists';
const FAVORITES = 'Your Favorite Lists';

let browser: Browser;
let page: Page;
withUser(NOWHERE, (opened) => {
  ({ browser, page } = opened);
});

let other: { userId: string; userName: string };
const seeded: string[] = [];
beforeEach(async () => {
  other = await seedUser('Rival');
});
afterEach(async () => {
  await Promise.all(seeded.splice(0).map((path) => store.doc(path).delete()));
});

const shelf = (name: string, on: Page = page) => on.getByRole('region', { name });

/** A shelf below the first screen is filled when the fan comes there. */
async function atShelf(name: string, on: Page = page) {
  await shelf(name, on).scrollIntoViewIfNeeded();
  return shelf(name, on);
}

const namesOn = async (name: string, on: Page = page) =>
  (await atShelf(name, on)).getByRole('article').getByRole('heading', { level: 3 }).allTextContents();

/** More upvotes than any list of another test has. */
const MANY = 1_000_000;

async function seed(wish: Partial<Parameters<typeof seedList>[0]>) {
  const listId = await seedList({ ...other, ...wish });
  seeded.push(listPath({ userId: other.userId, listId }));
  return { listId, url: `/list/${other.userId}/${listId}` };
}

async function favorite(name: string, url: string, on: Page = page): Promise<void> {
  await on.goto(url);
  await on.getByRole('button', { name: `Favorite ${name}` }).click();
  await on.getByText('Added to favorites').waitFor();
}

describe('Home', () => {
  test('has its three shelves in their order, and favorites say how to fill them', async () => {
    await page.goto('/');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const shelves = async () => (await headings.allTextContents()).filter((text) => text.includes('Lists'));
    await expect.poll(shelves).toEqual([TOP, RECENT, FAVORITES]);
    await expect
      .poll(async () => (await atShelf(FAVORITES)).textContent())
      .toContain('No favorites yet. Tap the heart on a list to keep it here.');
  });

  test('shows the three lists of this week with the most upvotes, as soon as they are chosen', async () => {
    for (const [index, votes] of [3, 9, 1, 7, 5].entries()) {
      const createdAt = new Date(Date.now() - (index + 1) * 24 * 3_600_000);
      await seed({ name: `Has ${votes}`, upvoteCount: MANY + votes, createdAt });
    }
    const old = new Date(Date.now() - 8 * 24 * 3_600_000);
    await seed({ name: 'Too old', upvoteCount: 2 * MANY, createdAt: old });
    await tick();
    await page.goto('/');
    await expect.poll(() => namesOn(TOP)).toEqual(['Has 9', 'Has 7', 'Has 5']);
  });

  test('counts the week’s votes as they are now, and leaves out a list that went since it was chosen', async () => {
    const gone = await seed({ name: 'Gone since', upvoteCount: MANY + 30 });
    const later = await seed({ name: 'Later', upvoteCount: MANY + 10 });
    await seed({ name: 'Sooner', upvoteCount: MANY + 20 });
    await tick();
    await store.doc(listPath({ userId: other.userId, listId: gone.listId })).delete();
    const path = listPath({ userId: other.userId, listId: later.listId });
    await store.doc(path).update({ upvoteCount: MANY + 25 });
    await page.goto('/');
    await expect.poll(() => namesOn(TOP)).toEqual(['Later', 'Sooner']);
    await shelf(TOP)
      .getByRole('button', { name: `Upvote Later, ${(MANY + 25).toLocaleString('en')} upvotes` })
      .waitFor();
  });

  test('shows one’s own favorites and nobody else’s, by their present names, without those that are gone', async () => {
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

    const another = await openAsNewUser(browser, NOWHERE);
    await favorite('Renamed', first.url, another.page);
    await another.page.goto('/');
    await expect.poll(() => namesOn(FAVORITES, another.page)).toEqual(['Renamed']);
    await another.profile.close();
  });

  test('puts favorites three in a row, the first two rows at once and the rest on demand', async () => {
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

  test('opens a list from any shelf, with the way back home', async () => {
    const { url } = await seed({ name: 'On every shelf', upvoteCount: 3 * MANY });
    await favorite('On every shelf', url);
    await tick();
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
