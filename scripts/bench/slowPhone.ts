/// <reference lib="dom" />
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Bench } from './bench.ts';

export const SLOWDOWN = 4;

/** Lighthouse's phone. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Lighthouse's slow 4G: a round trip in milliseconds, and bytes in a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** How long a page may still request and shift after its content. */
const REST_MS = 2500;

export type Visit = {
  readonly path: string;
  /** A selector of what the page is there for. */
  readonly content: string;
  /** The user has seen the page before, so the browser has its files and data. */
  readonly isSeen?: boolean;
};

/** What the browser saw. Times are milliseconds since the navigation began. */
export type Visited = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The beginning of the largest element's text. */
  readonly largest: string;
  /** When the page showed its content. */
  readonly content: number;
  /** The part of the screen that moved, times the distance. */
  readonly shift: number;
};

type Observing = Window & { bench: Visited };

/** Opens a page on a slow phone without a cache, or one that has seen the page before, as the bench's user. */
export async function visitOnPhone({ browser, site, profile }: Bench, visit: Visit): Promise<Visited> {
  const visitor = await browser.newContext({
    ...phone,
    baseURL: site,
    locale: 'en-US',
    storageState: await profile.storageState({ indexedDB: true }),
    serviceWorkers: visit.isSeen ? 'allow' : 'block',
  });
  const page = await visitor.newPage();
  await page.addInitScript(observe, visit.content);
  if (visit.isSeen) await seeBefore(page, visit.path);
  const devTools = await visitor.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(visit.path, { waitUntil: 'commit' });
  await waitForContent(page);
  await page.waitForTimeout(REST_MS);
  const visited = await page.evaluate(() => (window as unknown as Observing).bench);
  await visitor.close();
  return visited;
}

/** A visit at full speed stores the page's files and, at its end, its data. */
async function seeBefore(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForContent(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('about:blank');
}

async function waitForContent(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Observing).bench.content > 0);
}

/** Runs in the page before anything else of it. The content is there when an element matches the selector. */
function observe(selector: string): void {
  const bench = { firstPaint: 0, largestPaint: 0, largest: '', content: 0, shift: 0 };
  Object.assign(window, { bench });
  const follow = (type: string, handle: (entry: never) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry as never);
    });
    observer.observe({ type, buffered: true });
  };
  follow('paint', (entry: PerformanceEntry) => {
    if (entry.name === 'first-contentful-paint') bench.firstPaint = entry.startTime;
  });
  follow('largest-contentful-paint', (entry: { startTime: number; element?: Element }) => {
    bench.largestPaint = entry.startTime;
    bench.largest = (entry.element?.textContent ?? '').trim().slice(0, 40);
  });
  follow('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) bench.shift += entry.value;
  });
  // A prerendered shell is inert until the app replaces it.
  const isThere = () => [...document.querySelectorAll(selector)].some((found) => !found.closest('[inert]'));
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (bench.content = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}
