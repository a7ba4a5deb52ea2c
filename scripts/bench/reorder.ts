import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright-core';
import type { Part } from './bench.ts';
import { publishList } from './benchData.ts';
import { type Figure, getPercentile } from './report.ts';

const BUDGET_MS = 50;
const ITEMS = 100;
const MOVES = 20;
const SLOWDOWN = 4;

/** Everything that an input causes ends within this time. */
const IDLE_AFTER_MS = 500;

/** The index of a row with visible rows above and below it. */
const START = 40;
/** The index of the last row, which cannot move down. */
const END = ITEMS - 1;

export const reorderPart: Part = {
  how: `**A reorder step**: one of ${ITEMS} items in the editor (1280 by 900, processor slowed ${SLOWDOWN} times) moves down one rank, ${MOVES} times. The figure is the main thread's time on the processor from the input until ${IDLE_AFTER_MS} ms later. The same input on the last item moves nothing; its median is subtracted, because the browser needs it for any key or click.`,
  measure: async (bench) => {
    const { listId } = await publishList(bench.firestore, bench, ITEMS);
    const page = await bench.profile.newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/create?list=${listId}`);
    await getRow(page, END).waitFor();
    await page.waitForLoadState('networkidle');
    const devTools = await bench.profile.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const figures: Figure[] = [];
    for (const [name, move] of [
      ['arrow key', pressArrows],
      ['button', clickButtons],
    ] as const) {
      const still = await move(page, devTools, END);
      figures.push(...createFigures(name, await move(page, devTools, START), still));
    }
    await page.close();
    return figures;
  },
};

const getRow = (page: Page, index: number): Locator =>
  page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').nth(index);

async function pressArrows(page: Page, devTools: CDPSession, start: number): Promise<number[]> {
  await getRow(page, start)
    .getByRole('button', { name: /^Reorder / })
    .focus();
  await page.keyboard.press('Space');
  const work: number[] = [];
  for (let move = 1; move <= MOVES; move += 1) {
    work.push(await measureWork(devTools, () => page.keyboard.press('ArrowDown')));
    await checkRank(page, Math.min(start + move, END) + 1);
  }
  await page.keyboard.press('Space');
  return work;
}

/** Clicks the button at one index again and again, so that two rows take turns. */
async function clickButtons(page: Page, devTools: CDPSession, start: number): Promise<number[]> {
  const getButton = (index: number) => getRow(page, index).getByRole('button', { name: /^Move .* down$/ });
  const work: number[] = [];
  for (let move = 1; move <= MOVES; move += 1) {
    await getButton(start - 1).focus();
    await getButton(start).hover();
    const click = async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
    work.push(await measureWork(devTools, click));
    await checkRank(page, Math.min(start + 1, END) + 1);
  }
  return work;
}

/** The milliseconds that the main thread works because of an input. */
async function measureWork(devTools: CDPSession, input: () => Promise<void>): Promise<number> {
  await wait(IDLE_AFTER_MS);
  const before = await readTaskTime(devTools);
  await input();
  await wait(IDLE_AFTER_MS);
  return (await readTaskTime(devTools)) - before;
}

async function readTaskTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function checkRank(page: Page, rank: number): Promise<void> {
  await page.getByText(`place ${rank} of ${ITEMS}.`).waitFor({ state: 'attached', timeout: 5000 });
}

function createFigures(name: string, moving: readonly number[], still: readonly number[]): Figure[] {
  const base = getPercentile(still, 0.5);
  const createFigure = (label: string, share: number): Figure => ({
    what: `One reorder step by ${name}, ${label}`,
    unit: 'ms',
    measured: getPercentile(moving, share) - base,
    budget: BUDGET_MS,
    reason: 'the second slowest of twenty moves varies from run to run with garbage collection and load.',
    remark: `the input alone ${base.toFixed(1)} ms`,
  });
  return [createFigure('median', 0.5), createFigure('95th percentile', 0.95)];
}
