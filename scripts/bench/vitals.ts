import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import type { Part } from './bench.ts';
import { publishList, writeComments, writeLists, writeReactions } from './benchData.ts';
import { type Figure, getPercentile } from './report.ts';
import { createVisits, type Visit } from './visits.ts';

const LOADS = 3;
const SLOWDOWN = 4;
const IDLE_AFTER_MS = 3000;
const PHONE = { width: 412, height: 823 };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const budgets = { lcp: 2500, cls: 0.1 };
type Vitals = typeof budgets;

export const vitalsPart: Part = {
  how: `**Vitals**: a signed-in user opens the page on a phone (${PHONE.width} by ${PHONE.height}, processor slowed ${SLOWDOWN} times, 1.6 Mbit/s with ${NETWORK.latency} ms of latency) with an empty cache; the median of ${LOADS} loads. LCP is the time of the largest paint, CLS the sum of all layout shifts; the budgets are what web.dev calls good.`,
  needsOwnEmulators: true,
  measure: async ({ firestore, profile, ...user }) => {
    await writeReactions(firestore, user.userId, await writeLists(firestore, 0, 20));
    const list = await publishList(firestore, user, 40);
    await writeComments(firestore, list, user.userId);
    const figures: Figure[] = [];
    for (const visit of createVisits(list)) {
      const loads: Vitals[] = [];
      for (let load = 0; load < LOADS; load += 1) loads.push(await measureVisit(profile, visit));
      const getMedian = (vital: keyof Vitals) =>
        getPercentile(
          loads.map((each) => each[vital]),
          0.5,
        );
      figures.push(
        { what: `${visit.name}: LCP`, unit: 'ms', measured: getMedian('lcp'), budget: budgets.lcp, reason },
        {
          what: `${visit.name}: CLS`,
          unit: 'of the screen',
          measured: getMedian('cls'),
          budget: budgets.cls,
        },
      );
    }
    return figures;
  },
};

const reason =
  'a goal of our own. On such a network the code, fonts and styles of a first visit take 2.1 s, and 0.3 s to run. A list has no large element before it is read and drawn.';

/** Runs in the page. Removes the stored query results of the last visit, and observes. */
const script = `{
  for (const key of Object.keys(localStorage)) if (/persistedQueries:[^:]/.test(key)) localStorage.removeItem(key);
  const vitals = (globalThis.vitals = { lcp: 0, cls: 0 });
  const observe = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ buffered: true, type });
  observe('largest-contentful-paint', ({ startTime }) => { vitals.lcp = startTime; });
  observe('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) vitals.cls += value; });
}`;

async function measureVisit(profile: BrowserContext, visit: Visit): Promise<Vitals> {
  const page = await profile.newPage();
  await page.setViewportSize(PHONE);
  const devTools = await profile.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript({ content: script });
  await page.goto(visit.path);
  await visit.waitFor(page);
  await wait(IDLE_AFTER_MS);
  const vitals = await page.evaluate<Vitals>('globalThis.vitals');
  await page.close();
  return vitals;
}
