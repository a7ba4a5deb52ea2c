import type { Page } from 'playwright-core';

/** What a visitor feels: milliseconds until the largest thing is painted and from the slowest input to its answer; how much has jumped. */
export type WebVitals = { readonly lcp: number; readonly inp: number; readonly cls: number };

/** The page's own script, for the browser: a shift belongs to the one before it within a second, and all of them to the first within five. */
const observer = `
  const vitals = (globalThis.vitals = { lcp: 0, inp: 0, cls: 0 });
  const follow = (options, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ buffered: true, ...options });
  follow({ type: 'largest-contentful-paint' }, ({ startTime }) => { vitals.lcp = startTime; });
  follow({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) vitals.inp = Math.max(vitals.inp, duration);
  });
  let first = -Infinity, last = -Infinity, sum = 0;
  follow({ type: 'layout-shift' }, ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) { first = startTime; sum = 0; }
    last = startTime;
    sum += value;
    vitals.cls = Math.max(vitals.cls, sum);
  });
`;

/** Must be called before the page goes anywhere. The returned function tells what was felt so far. */
export async function observeVitals(page: Page): Promise<() => Promise<WebVitals>> {
  await page.addInitScript({ content: `{${observer}}` });
  return () => page.evaluate<WebVitals>('globalThis.vitals');
}
