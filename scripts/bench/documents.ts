import type { ListKey } from '@outrank/shared/documents/list';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Part } from './bench.ts';
import { fillSite } from './benchData.ts';
import { countDocuments, describeReads, followReads, type Read } from './firestoreReads.ts';
import type { BenchMetric } from './report.ts';

const LOADS = 3;

/** A visit costs the same however many lists there are: no query may read more than 50 documents (docs/data-model.md). */
export const documentsPart: Part = {
  how: `**Documents**: those in all of Firestore's answers to a page, until it has requested nothing for 3 s; the load with the most of ${LOADS}. The user has 3 favorites, 6 upvotes and votes on 5 of 26 comments, 6 of which are replies. A query without a result costs 1, a document watched live 1. What a user who stays or scrolls reads more is not counted, nor the header's profile on a category.`,
  needsOwnEmulators: true,
  measure: async (bench) => {
    const list = await fillSite(bench);
    const metrics: BenchMetric[] = [];
    for (const visit of createVisits(list)) metrics.push(await measureReads(bench.profile, visit));
    return metrics;
  },
};

type Visit = {
  readonly name: string;
  readonly path: string;
  /** What is visible when the page is complete. */
  readonly getLast: (page: Page) => readonly Locator[];
  readonly budget: number;
};

const createVisits = ({ userId, listId }: ListKey): Visit[] => [
  {
    name: 'Home',
    path: '/',
    getLast: (page) =>
      ['Top Voted Lists This Week', 'Recently Created Lists'].map((name) =>
        page.getByRole('region', { name }).getByRole('article').nth(2),
      ),
    budget: 10,
  },
  { name: 'Browse', path: '/rankings', getLast: (page) => [page.getByRole('article').nth(11)], budget: 15 },
  {
    name: 'A list with 26 comments',
    path: `/list/${userId}/${listId}`,
    getLast: (page) => [page.getByRole('article', { name: /^Comment by/ }).first()],
    budget: 30,
  },
  {
    name: 'A category with an own ballot',
    path: '/global-rankings/goat-social',
    getLast: (page) => [
      page.getByRole('region', { name: 'Global Top 10' }).getByRole('heading', { level: 3 }).first(),
    ],
    budget: 2,
  },
];

async function measureReads(profile: BrowserContext, visit: Visit): Promise<BenchMetric> {
  let most: readonly Read[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const page = await profile.newPage();
    const waitForReads = followReads(page);
    await page.goto(visit.path);
    for (const last of visit.getLast(page)) await last.waitFor();
    const isCategory = visit.path.startsWith('/global-rankings');
    const reads = (await waitForReads()).filter(
      ({ collection }) => !(isCategory && collection === 'userLists'),
    );
    if (countDocuments(reads) > countDocuments(most)) most = reads;
    await page.close();
  }
  return {
    what: `${visit.name}: read`,
    unit: 'documents',
    measured: countDocuments(most),
    budget: visit.budget,
    remark: describeReads(most),
  };
}
