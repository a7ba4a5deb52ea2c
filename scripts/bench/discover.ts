import { randomUUID } from 'node:crypto';
import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { REGION, searchAnswerSchema } from '@outrank/shared/callables';
import type { ListKey } from '@outrank/shared/documents/list';
import { filterTags, sortings, typeFilters } from '@outrank/shared/lists/browseFilter';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { projectId, urlOf } from '../emulators/emulatorSettings.ts';
import { runSchedules } from '../emulators/schedules.ts';
import type { Part } from './bench.ts';
import { writeComments, writeLists, writeReactions } from './benchData.ts';
import { countDocuments, describeReads, followReads, type Read } from './firestoreReads.ts';
import { type Figure, getPercentile, measureTime } from './report.ts';

const SIZES = [100, 1000, 10_000, 100_000];
const LOADS = 3;
const SEARCH_BUDGET_MS = 100;
const SEARCHES = 100;
const WARM_UP_SEARCHES = 10;
const SEARCHES_PER_ACCOUNT = 50;

export const discoverPart: Part = {
  how: `**Discover**: the documents in all of Firestore's answers to a page, until it has requested nothing for 3 s; the load with the most of ${LOADS}. The user has 3 favorites, 6 upvotes and votes on 5 of 26 comments, 6 of which are replies. Home is read as it opens in a window of 1280 by 720. A query without a result costs 1, a document watched live 1. What a user who stays or scrolls reads more is not counted: a category is watched after 10 s, Home's favorites and classic rankings when they are near. Of a category the header's profile is left out. Searches go one after the other to the function in its emulator, and include its catching up with changes every 5 s.`,
  needsOwnEmulators: true,
  measure: async ({ firestore, profile, userId }) => {
    const figures: Figure[] = [];
    let lists: ListKey[] = [];
    for (const size of SIZES) {
      console.log(`  Writing lists up to ${size} ...`);
      lists = [...lists, ...(await writeLists(firestore, lists.length, size))];
      const [list] = lists; // Without the spoiler tag, which would hide its comments.
      if (list === undefined) throw new RangeError('There is no list.');
      await writeReactions(firestore, userId, lists);
      await writeComments(firestore, list, userId);
      await runSchedules();
      for (const visit of createVisits(list)) figures.push(await measureReads(profile, visit, size));
    }
    return [...figures, await measureSearch(lists.length)];
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
  {
    name: 'Browse',
    path: '/rankings',
    getLast: (page) => [page.getByRole('article').nth(11)],
    budget: 15,
  },
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

async function measureReads(profile: BrowserContext, visit: Visit, size: number): Promise<Figure> {
  let most: readonly Read[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const page = await profile.newPage();
    const waitForReads = await followReads(page);
    await page.goto(visit.path);
    for (const last of visit.getLast(page)) await last.waitFor();
    const isCategory = visit.path.startsWith('/global-rankings');
    const reads = (await waitForReads()).filter(
      ({ collection }) => !(isCategory && collection === 'userLists'),
    );
    if (countDocuments(reads) > countDocuments(most)) most = reads;
    await page.close();
  }
  console.log(`    ${visit.name}: ${describeReads(most)}`);
  return {
    what: `${visit.name}, ${size.toLocaleString('en-US')} lists: read`,
    unit: 'documents',
    measured: countDocuments(most),
    budget: visit.budget,
    remark: describeReads(most),
  };
}

/** Requests searches of many kinds from the function `searchLists`, as new accounts that stay below the rate of searches. */
async function measureSearch(lists: number): Promise<Figure> {
  const requests = createRequests();
  const warmUpToken = await signInAsNew();
  for (const request of requests.slice(0, WARM_UP_SEARCHES))
    await search(warmUpToken, request).catch(() => undefined);
  const times: number[] = [];
  let token = '';
  for (const [index, request] of requests.entries()) {
    if (index % SEARCHES_PER_ACCOUNT === 0) token = await signInAsNew();
    times.push(await measureTime(() => search(token, request)));
  }
  return {
    what: `Search, warm call, 95th percentile, ${lists.toLocaleString('en-US')} lists`,
    unit: 'ms',
    measured: getPercentile(times, 0.95),
    budget: SEARCH_BUDGET_MS,
    remark: `median ${getPercentile(times, 0.5).toFixed(1)} ms`,
  };
}

function createRequests() {
  const random = seededRandom(7);
  const texts = ['winners', 'villains', 'blindsides', 'the best', 'a', 'the jury', 'e', 'zzz', 'SEASON 20'];
  return Array.from({ length: SEARCHES }, () => ({
    filter: {
      text: random.pick(texts),
      type: random.pick(typeFilters),
      tags: random.shuffled(filterTags).slice(0, Math.floor(random.next() ** 2 * 3)),
      sort: random.pick(sortings),
    },
    page: Math.floor(random.next() ** 3 * 20),
  }));
}

/** Signs in with a Google account that nobody has used, and gives the token. */
async function signInAsNew(): Promise<string> {
  const service = `${urlOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=emulator`;
  const sub = randomUUID();
  const identity = JSON.stringify({ sub, email: `${sub}@example.com`, email_verified: true });
  const postBody = `providerId=${GOOGLE_PROVIDER}&id_token=${encodeURIComponent(identity)}`;
  const request = { postBody, requestUri: 'http://localhost', returnSecureToken: true };
  return ((await post(service, request)) as { idToken: string }).idToken;
}

async function search(token: string, data: object): Promise<void> {
  const answer = await post(`${urlOf('functions')}/${projectId}/${REGION}/searchLists`, { data }, token);
  searchAnswerSchema.parse((answer as { result?: unknown }).result);
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const authorization = token !== undefined && { Authorization: `Bearer ${token}` };
  const headers = { 'Content-Type': 'application/json', ...authorization };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
