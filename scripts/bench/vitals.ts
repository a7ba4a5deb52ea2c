import { setTimeout as wait } from 'node:timers/promises';
import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import type { BrowserContext, Page } from 'playwright-core';
import type { Part } from './bench.ts';
import { publishList, writeComments } from './benchData.ts';
import { type Figure, getPercentile } from './report.ts';

const LOADS = 3;
const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Everything that a load or an input causes ends within this time. */
const IDLE_AFTER_MS = 3000;

const budgets = { lcp: 2500, inp: 200, cls: 0.1 };
type Vital = keyof typeof budgets;
type Vitals = Record<Vital, number>;

type Visit = {
  readonly name: string;
  readonly path: string;
  readonly waitFor: (page: Page) => Promise<void>;
  /** The remark of the report says what `act` does. */
  readonly remark: string;
  readonly act: (page: Page) => Promise<void>;
  readonly isCached?: boolean;
};

export const vitalsPart: Part = {
  how: `**Vitals**: a signed-in user opens the page on a phone (${PHONE.width} by ${PHONE.height}, processor slowed ${SLOWDOWN} times, 1.6 Mbit/s with ${NETWORK.latency} ms of latency) with an empty cache, and then does what the remark says; the median of ${LOADS} loads. The budgets are what web.dev calls good. A cached page has its files, and Home what it showed last.`,
  needsOwnEmulators: true,
  measure: async ({ firestore, profile, ...user }) => {
    const list = await publishList(firestore, user, 40);
    await writeComments(firestore, list, user.userId);
    const figures: Figure[] = [];
    for (const visit of createVisits(list)) {
      const loads: Vitals[] = [];
      for (let load = 0; load < LOADS; load += 1) loads.push(await measureVisit(profile, visit));
      figures.push(...createFigures(visit, loads));
    }
    return figures;
  },
};

function createVisits({ userId, listId }: ListKey): Visit[] {
  const newest = (page: Page) =>
    page.getByRole('region', { name: 'Recently Created Lists' }).getByRole('article');
  const home = {
    path: '/',
    waitFor: (page: Page) => newest(page).nth(2).waitFor(),
    remark: 'an upvote and a favorite',
    act: async (page: Page) => {
      for (const name of [/^Upvote /, /^Favorite /])
        await newest(page).first().getByRole('button', { name }).click();
    },
  };
  return [
    { ...home, name: 'Home' },
    { ...home, name: 'Home, cached', isCached: true },
    {
      name: 'Browse',
      path: '/rankings',
      waitFor: (page) => page.getByRole('article').nth(11).waitFor(),
      remark: 'a tag, then a word in the search',
      act: async (page) => {
        await page.getByRole('button', { name: 'Challenge Beasts' }).click();
        await page.getByRole('searchbox', { name: 'Search rankings...' }).pressSequentially('idol');
      },
    },
    {
      name: 'A list',
      path: `/list/${userId}/${listId}`,
      waitFor: (page) =>
        page
          .getByRole('article', { name: /^Comment by/ })
          .nth(0)
          .waitFor(),
      remark: 'a word in the comment field',
      act: (page) => page.getByRole('textbox', { name: 'Add a comment' }).pressSequentially('Agreed'),
    },
    {
      name: 'The creator',
      path: `/create?list=${listId}`,
      waitFor: (page) =>
        page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').nth(0).waitFor(),
      remark: 'a name, and an item moved by keys',
      act: async (page) => {
        await page.getByRole('textbox', { name: 'List Name' }).pressSequentially('More');
        await page
          .getByRole('button', { name: /^Reorder / })
          .nth(1)
          .focus();
        for (const key of ['Space', 'ArrowDown', 'ArrowUp', 'Space']) await page.keyboard.press(key);
      },
    },
  ];
}

/** Runs in the page. Layout shifts within a second of the last and five of the first belong together. */
const observer = `{
  const vitals = (globalThis.vitals = { lcp: 0, inp: 0, cls: 0 });
  const observe = (options, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ buffered: true, ...options });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => { vitals.lcp = startTime; });
  observe({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) vitals.inp = Math.max(vitals.inp, duration);
  });
  let first = -Infinity, last = -Infinity, sum = 0;
  observe({ type: 'layout-shift' }, ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) { first = startTime; sum = 0; }
    last = startTime;
    sum += value;
    vitals.cls = Math.max(vitals.cls, sum);
  });
}`;

/** Removes the stored query results of the last visit. Who was signed in last is stored too, and stays. */
const clearPersistedQueries = `for (const key of Object.keys(localStorage)) if (/persistedQueries:[^:]/.test(key)) localStorage.removeItem(key);`;

async function measureVisit(profile: BrowserContext, visit: Visit): Promise<Vitals> {
  const page = await profile.newPage();
  await page.setViewportSize(PHONE);
  const devTools = await profile.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: !visit.isCached });
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript({ content: visit.isCached ? observer : clearPersistedQueries + observer });
  await page.goto(visit.path);
  await visit.waitFor(page);
  await wait(IDLE_AFTER_MS);
  await visit.act(page);
  await wait(IDLE_AFTER_MS);
  const vitals = await page.evaluate<Vitals>('globalThis.vitals');
  await page.close();
  return vitals;
}

function createFigures({ name, remark }: Visit, loads: readonly Vitals[]): Figure[] {
  return (Object.keys(budgets) as Vital[]).map((vital) => ({
    what: `${name}: ${vital.toUpperCase()}`,
    unit: vital === 'cls' ? 'of the screen' : 'ms',
    measured: getPercentile(
      loads.map((load) => load[vital]),
      0.5,
    ),
    budget: budgets[vital],
    ...(vital === 'lcp' && { reason: lcpReason }),
    ...(vital === 'inp' && { remark }),
  }));
}

const lcpReason =
  'a goal of our own. On such a network the code, fonts and styles of a first visit take 2.1 s, and 0.3 s to run. A list and the creator have no large element before the list is read and drawn.';
