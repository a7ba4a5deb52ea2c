import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Bench, Part } from './bench.ts';
import { publishList } from './benchData.ts';
import { IDLE_AFTER_MS, traceWork } from './mainThreadWork.ts';
import { type Figure, getPercentile } from './report.ts';

const BUDGET = 50;
const ITEMS = 100;
const MOVES = 20;
const SLOWDOWN = 4;

/** The index of a row with visible rows above and below it. */
const START = 40;
/** The index of the last row, which cannot move down. */
const END = ITEMS - 1;

export const reorderPart: Part = {
  how: `**A reorder step**: one of ${ITEMS} items in the editor (1280 by 900, processor slowed ${SLOWDOWN} times) moves down one rank, ${MOVES} times. The main thread's time on the processor is summed from the input until ${IDLE_AFTER_MS} ms later. The same input on the last item moves nothing; its median is subtracted, because the browser needs it for any key or click.`,
  measure: async (bench) => {
    const { listId } = await publishList(bench.firestore, bench, ITEMS);
    const page = await openEditor(bench, listId);
    const figures = [];
    for (const [name, move] of [
      ['arrow key', pressArrows],
      ['button', clickButtons],
    ] as const) {
      const inPlace = await move(bench, page, END);
      figures.push(...createFigures(name, await move(bench, page, START), inPlace));
    }
    await page.close();
    return figures;
  },
};

const getRow = (page: Page, index: number): Locator =>
  page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').nth(index);

async function openEditor({ profile }: Bench, listId: string): Promise<Page> {
  const page = await profile.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/create?list=${listId}`);
  await getRow(page, END).waitFor();
  await page.waitForLoadState('networkidle');
  const devTools = await profile.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function pressArrows({ browser }: Bench, page: Page, start: number): Promise<number[]> {
  const handle = getRow(page, start).getByRole('button', { name: /^Reorder / });
  await handle.focus();
  await page.keyboard.press('Space');
  await wait(IDLE_AFTER_MS);
  const work = await traceWork(browser, page, 'keydown', async () => {
    for (let move = 1; move <= MOVES; move += 1) {
      await page.keyboard.press('ArrowDown');
      await waitForRank(page, Math.min(start + move, END) + 1);
    }
  });
  await page.keyboard.press('Space');
  return work;
}

/** Clicks the button at one index again and again, so that two rows take turns. */
function clickButtons({ browser }: Bench, page: Page, start: number): Promise<number[]> {
  const getButton = (index: number) => getRow(page, index).getByRole('button', { name: /^Move .* down$/ });
  return traceWork(browser, page, 'mousedown', async () => {
    for (let move = 1; move <= MOVES; move += 1) {
      await getButton(start - 1).focus();
      await pointAt(page, getButton(start));
      await page.mouse.down();
      await page.mouse.up();
      await waitForRank(page, Math.min(start + 1, END) + 1);
    }
  });
}

/** Moves the mouse before each click, because the page may have scrolled, and waits until the page is idle. */
async function pointAt(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await wait(IDLE_AFTER_MS);
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not on the screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await wait(IDLE_AFTER_MS);
}

/** Waits until the page is idle before it reads the announcement, because reading is work too. */
async function waitForRank(page: Page, rank: number): Promise<void> {
  await wait(IDLE_AFTER_MS + 200);
  await page.getByText(`place ${rank} of ${ITEMS}.`).waitFor({ state: 'attached', timeout: 5000 });
}

function createFigures(name: string, moving: readonly number[], inPlace: readonly number[]): Figure[] {
  if (moving.length !== MOVES || inPlace.length !== MOVES)
    throw new Error(`The trace has ${moving.length} and ${inPlace.length} inputs by ${name}, not ${MOVES}.`);
  const base = getPercentile(inPlace, 0.5);
  const createFigure = (label: string, share: number): Figure => ({
    what: `One reorder step by ${name}, ${label}`,
    unit: 'ms',
    measured: getPercentile(moving, share) - base,
    budget: BUDGET,
    reason: 'the second slowest of twenty moves varies from run to run with garbage collection and load.',
    remark: `the input alone ${base.toFixed(1)} ms`,
  });
  return [createFigure('median', 0.5), createFigure('95th percentile', 0.95)];
}
