import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import type { BrowserContext, Page } from 'playwright-core';
import { percentile } from './figure.ts';
import { documentsIn } from './firestoreReads.ts';
import { followReads, type PageReads } from './followReads.ts';
import { subjects } from './manyLists.ts';

const LOADS = 3;
const SEARCHES = 5;

/** What a page read at the load that read most, and the median of the milliseconds until its cards stood. */
export type Visits = PageReads & { readonly milliseconds: number };

/** Home as far as it is seen without scrolling. */
export function visitHome(profile: BrowserContext): Promise<Visits> {
  return visitOften(profile, '/', homeStands);
}

/** Home, scrolled down to the favorites. */
export function visitFavorites(profile: BrowserContext): Promise<Visits> {
  return visitOften(profile, '/', async (page) => {
    await homeStands(page);
    // Brings it into sight, even when its code comes only now and puts another in its place.
    await shelf(page, 'Your Favorite Lists').getByRole('heading', { level: 2 }).hover();
    await thirdCard(page, 'Your Favorite Lists').waitFor();
  });
}

export function visitBrowse(profile: BrowserContext): Promise<Visits> {
  return visitOften(profile, '/rankings', browseStands);
}

/** A list with its comments. */
export function visitList(profile: BrowserContext, { userId, listId }: ListKey): Promise<Visits> {
  return visitOften(profile, `/list/${userId}/${listId}`, async (page) => {
    await page
      .getByRole('article', { name: /^Comment by/ })
      .first()
      .waitFor();
  });
}

/** The results of a category, for a fan who has voted. */
export function visitCategory(profile: BrowserContext): Promise<Visits> {
  return visitOften(profile, '/global-rankings/goat-social', async (page) => {
    await page.getByText('Avg Pos').first().waitFor();
  });
}

const shelf = (page: Page, name: string) => page.getByRole('region', { name });
const thirdCard = (page: Page, name: string) => shelf(page, name).getByRole('article').nth(2);

async function homeStands(page: Page): Promise<void> {
  for (const name of ['Top Voted Lists This Week', 'Recently Created Lists'])
    await thirdCard(page, name).waitFor();
}

async function browseStands(page: Page): Promise<void> {
  await page.getByRole('article').nth(11).waitFor();
}

async function visitOften(
  profile: BrowserContext,
  path: string,
  stands: (page: Page) => Promise<void>,
): Promise<Visits> {
  const times: number[] = [];
  let most: PageReads = { reads: [], bytes: 0 };
  for (let load = 0; load < LOADS; load += 1) {
    const page = await profile.newPage();
    const atRest = await followReads(page);
    const start = performance.now();
    await page.goto(path);
    await stands(page);
    times.push(performance.now() - start);
    const read = await atRest();
    if (documentsIn(read.reads) > documentsIn(most.reads)) most = read;
    await page.close();
  }
  return { ...most, milliseconds: percentile(times, 0.5) };
}

/** The median of the milliseconds from a word in Browse's search field until what it finds is shown. */
export async function timeTypedSearches(profile: BrowserContext): Promise<number> {
  const page = await profile.newPage();
  const times: number[] = [];
  for (const word of subjects.slice(0, SEARCHES)) {
    await page.goto('/rankings');
    await browseStands(page);
    const start = performance.now();
    await page.getByRole('searchbox', { name: 'Search rankings...' }).fill(word);
    await page.getByText(/^[\d,]+ rankings found$/).waitFor();
    times.push(performance.now() - start);
  }
  await page.close();
  return percentile(times, 0.5);
}
