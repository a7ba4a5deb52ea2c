import type { BrowserContext, Page } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';
import { VOTED_CATEGORY } from './discoverWorld.ts';
import { percentile } from './figure.ts';
import { documentsIn, followReads, type Read } from './firestoreReads.ts';
import { subjects } from './manyLists.ts';

const LOADS = 5;

/** What a page read at the load that read most, and the median of the milliseconds until its cards stood. */
export type Visits = { readonly reads: readonly Read[]; readonly milliseconds: number };

export function visitHome(profile: BrowserContext): Promise<Visits> {
  const shelves = ['Top Voted Lists This Week', 'Recently Created Lists', 'Your Favorite Lists'];
  return visitOften(profile, '/', async (page) => {
    for (const name of shelves)
      await page.getByRole('region', { name }).getByRole('article').nth(2).waitFor();
  });
}

export function visitBrowse(profile: BrowserContext): Promise<Visits> {
  return visitOften(profile, '/rankings', browseStands);
}

/** The results of a category, for a fan who has voted. */
export function visitCategory(profile: BrowserContext): Promise<Visits> {
  return visitOften(profile, `/global-rankings/${VOTED_CATEGORY}`, async (page) => {
    await page.getByText('Avg Pos').first().waitFor();
  });
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
  let most: readonly Read[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const page = await profile.newPage();
    const followed = followReads(page, urlOf('firestore'));
    const start = performance.now();
    await page.goto(path);
    await stands(page);
    times.push(performance.now() - start);
    const reads = await followed.atRest();
    if (documentsIn(reads) > documentsIn(most)) most = reads;
    await page.close();
  }
  return { reads: most, milliseconds: percentile(times, 0.5) };
}

/** The median of the milliseconds from a word in Browse's search field until what it finds is shown. */
export async function timeTypedSearches(profile: BrowserContext): Promise<number> {
  const page = await profile.newPage();
  const times: number[] = [];
  for (const word of subjects.slice(0, LOADS)) {
    await page.goto('/rankings');
    await browseStands(page);
    const start = performance.now();
    await page.getByRole('searchbox', { name: 'Search rankings...' }).fill(word);
    await page.getByText(/^\d+ rankings found$/).waitFor();
    times.push(performance.now() - start);
  }
  await page.close();
  return percentile(times, 0.5);
}
