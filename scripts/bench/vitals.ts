import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { BenchUser } from './benchUser.ts';
import type { BenchWorld } from './benchWorld.ts';
import { contestants } from './contestants.ts';
import { type Figure, percentile } from './figure.ts';
import type { Measurement } from './report.ts';
import { type VisitedPage, visitedPages } from './visitedPages.ts';
import { observeVitals, type WebVitals } from './webVitals.ts';

const LOADS = 3;
const ITEMS = 40;
const SLOWDOWN = 4;
const LATENCY_MS = 150;
const DOWN = 1_600_000 / 8;
const UP = 750_000 / 8;
const PHONE = { width: 412, height: 823 };

/** Nothing that a load or an input sets off is still to come then. */
const REST_MS = 3000;

const budgets = { lcp: 2500, inp: 200, cls: 0.1 };

const how = [
  `**Vitals**: a signed-in fan opens the page on a phone (${PHONE.width} by ${PHONE.height}), the processor slowed ${SLOWDOWN} times, the network to 1.6 Mbit/s with ${LATENCY_MS} ms of latency (DevTools protocol), with nothing in the cache,`,
  `and then does what the remark says; the median of ${LOADS} loads. LCP is the paint of the largest thing, INP the slowest answer to an input, CLS what jumped, as the browser tells them; the budgets are what web.dev calls good.`,
  'The browser knows who was signed in last, as it does wherever somebody signed in. A page that was seen before has its files in the cache, and Home what it showed last.',
].join(' ');

const lcpReason = [
  'a goal of our own, and these are first visits on a slow phone: code, fonts and styles of some 280 KB are there after 2.1 s of such a line, and run for 0.3 s.',
  'Then the heading stands, which is the largest thing of Home and Browse. A list and the creator have none before the list is read (0.2 s, the session is known by then) and drawn (0.3 s);',
  'the largest thing of a list is its first picture, 0.5 s after the heading.',
].join(' ');

type World = { signedIn: BrowserContext; fan: BenchUser; lists: BenchWorld };

/** LCP, INP and CLS of the pages of a fan, on a slow phone. */
export async function measureVitals({ signedIn, fan, lists }: World): Promise<Measurement> {
  const { userId } = fan;
  const list = { userId, listId: await fan.publish('Forty castaways', contestants(ITEMS)) };
  await lists.discuss(userId, list);
  const figures: Figure[] = [];
  for (const visited of visitedPages(list)) {
    const loads: WebVitals[] = [];
    for (let load = 0; load < LOADS; load += 1) loads.push(await visit(signedIn, visited));
    figures.push(...getRowFigures(visited, loads));
  }
  return { how, figures };
}

/** Said when the emulators belong to somebody. */
export const vitalsSkipped: Measurement = {
  how: '**Vitals** were left out: they need lists and comments of the bench, and so a set of emulators of its own; stop the one that is running.',
  figures: [],
};

async function visit(profile: BrowserContext, visited: VisitedPage): Promise<WebVitals> {
  const page = await profile.newPage();
  await page.setViewportSize(PHONE);
  await slowDown(page, visited.isSeenBefore ?? false);
  if (!visited.isSeenBefore) await forgetLastSeen(page);
  const vitals = await observeVitals(page);
  await page.goto(visited.path);
  await visited.stands(page);
  await wait(REST_MS);
  await visited.act(page);
  await wait(REST_MS);
  const felt = await vitals();
  await page.close();
  return felt;
}

async function slowDown(page: Page, isCached: boolean): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: !isCached });
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** What the app keeps of the last visit. Who is signed in stays, and their session, which is kept there too. */
async function forgetLastSeen(page: Page): Promise<void> {
  const content = `for (const key of Object.keys(localStorage)) if (/persistedQueries:[^:]/.test(key)) localStorage.removeItem(key);`;
  await page.addInitScript({ content });
}

function getRowFigures({ name, acts }: VisitedPage, loads: readonly WebVitals[]): Figure[] {
  const medianOf = (vital: keyof WebVitals) =>
    percentile(
      loads.map((load) => load[vital]),
      0.5,
    );
  return [
    { what: `${name}: LCP`, unit: 'ms', measured: medianOf('lcp'), budget: budgets.lcp, reason: lcpReason },
    { what: `${name}: INP`, unit: 'ms', measured: medianOf('inp'), budget: budgets.inp, remark: acts },
    { what: `${name}: CLS`, unit: 'of the screen', measured: medianOf('cls'), budget: budgets.cls },
  ];
}
