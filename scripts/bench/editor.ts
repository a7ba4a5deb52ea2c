import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { type Bench, type BenchPart, publishBenchList } from './bench.ts';
import { type BenchMetric, getPercentile } from './report.ts';

const SLOWDOWN = 4;
const INPUTS = 20;
/** What the page loads in idle time has come by then. */
const SETTLED_AFTER_MS = 4000;
/** Everything that an input causes ends within this time. */
const IDLE_AFTER_MS = 700;
/** The index of a row with rows above and below it. */
const ROW = 44;

/** The items of the list, and the milliseconds that an input may take. */
const sizes = [
  { items: 100, budget: 50 },
  { items: 700, budget: 100 },
] as const;

export const editorPart: BenchPart = {
  how: `**The editor** (1280 by 900, processor slowed ${SLOWDOWN} times, by the clock): the median of ${INPUTS} inputs, from the input's event to the end of the frame that answers it.`,
  measure: async (bench) => {
    const metrics: BenchMetric[] = [];
    for (const size of sizes) metrics.push(...(await measureEditor(bench, size)));
    return metrics;
  },
};

async function measureEditor(
  bench: Bench,
  { items, budget }: (typeof sizes)[number],
): Promise<BenchMetric[]> {
  const { listId } = await publishBenchList(bench, items);
  const page = await bench.profile.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(RECORDER);
  await page.goto(`/create?list=${listId}`);
  await getRow(page, items - 1).waitFor();
  await page.waitForLoadState('networkidle');
  await wait(SETTLED_AFTER_MS);
  const devTools = await bench.profile.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const reorder = getRow(page, ROW).getByRole('button', { name: /^Reorder / });
  await reorder.focus();
  await page.keyboard.press('Space');
  const keys = await measureInputs(page, () => page.keyboard.press('ArrowDown'));
  await page.keyboard.press('Space');
  const moveDown = getRow(page, ROW).getByRole('button', { name: /^Move .* down$/ });
  const clicks = await measureInputs(page, () => moveDown.click());
  await page.getByRole('textbox', { name: 'List Name' }).focus();
  const letters = await measureInputs(page, () => page.keyboard.press('a'));
  await page.close();

  return Object.entries({ 'a step by arrow key': keys, 'a step by button': clicks, 'a letter': letters }).map(
    ([name, times]): BenchMetric => ({
      what: `${items} items: ${name}, median`,
      unit: 'ms',
      measured: getPercentile(times, 0.5),
      budget,
      remark: `95th percentile ${getPercentile(times, 0.95).toFixed(1)} ms`,
    }),
  );
}

/** Records how long inputs take. A task posted in an animation frame runs when that frame has been rendered. */
const RECORDER = `
  const handleInput = ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.drawnMs = Math.max(window.drawnMs ?? 0, performance.now() - timeStamp); };
    port2.postMessage(null);
  });
  for (const type of ['keydown', 'pointerdown', 'click']) addEventListener(type, handleInput, true);
`;

async function measureInputs(page: Page, input: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < INPUTS; number += 1) {
    await page.evaluate('window.drawnMs = 0');
    await input();
    await wait(IDLE_AFTER_MS);
    times.push(await page.evaluate('window.drawnMs'));
  }
  return times;
}

const getRow = (page: Page, index: number): Locator =>
  page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').nth(index);
