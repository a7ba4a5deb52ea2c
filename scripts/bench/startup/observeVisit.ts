/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** What a page's browser saw. Times are milliseconds since the navigation began. */
export type Observed = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The beginning of the largest element's text. */
  readonly largest: string;
  /** When the page showed its content. */
  readonly content: number;
  /** The part of the screen that moved, times the distance. */
  readonly shift: number;
  /** The slowest answer to an input. */
  readonly interaction: number;
  readonly requests: readonly { readonly url: string; readonly start: number; readonly end: number }[];
};

/** Observes all pages that open in this one from now on. The content is there when an element matches the selector. */
export async function observeVisits(page: Page, content: string): Promise<void> {
  await page.addInitScript((selector) => {
    const bench = { largestPaint: 0, largest: '', content: 0, shift: 0, interaction: 0 };
    Object.assign(window, { bench });
    const observe = (type: string, options: object, handle: (entry: never) => void) => {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) handle(entry as never);
      });
      observer.observe({ type, buffered: true, ...options } as never);
    };
    observe('largest-contentful-paint', {}, (entry: { startTime: number; element?: Element }) => {
      bench.largestPaint = entry.startTime;
      bench.largest = (entry.element?.textContent ?? '').trim().slice(0, 40);
    });
    observe('layout-shift', {}, (entry: { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) bench.shift += entry.value;
    });
    observe('event', { durationThreshold: 16 }, (entry: { duration: number; interactionId: number }) => {
      if (entry.interactionId > 0) bench.interaction = Math.max(bench.interaction, entry.duration);
    });
    // A prerendered shell is inert until the app replaces it.
    const isThere = () => [...document.querySelectorAll(selector)].some((found) => !found.closest('[inert]'));
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (bench.content = performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, content);
}

/** Resolves when the page has shown its content. */
export async function waitForContent(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { bench: Observed }).bench.content > 0);
}

export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => {
    const { bench } = window as unknown as { bench: Observed };
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    const requests = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ];
    return {
      ...bench,
      firstPaint: firstPaint?.startTime ?? Number.NaN,
      requests: (requests as PerformanceResourceTiming[]).map(({ name, startTime, responseEnd }) => ({
        url: name,
        start: startTime,
        end: responseEnd,
      })),
    };
  });
}
