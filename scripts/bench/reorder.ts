import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { BenchUser } from './benchUser.ts';
import { contestants } from './contestants.ts';
import { type Figure, percentile } from './figure.ts';
import { IDLE_AFTER_MS, traceWork, type Work } from './mainThreadWork.ts';
import type { Measurement } from './report.ts';

const BUDGET = 50;
const ITEMS = 100;
const MOVES = 20;
const SLOWDOWN = 4;

/** The row that is moved stands in the middle of the list, where rows above and below it are in sight. */
const START = 40;
/** The last row, whose way down is no way. */
const END = ITEMS - 1;

const reasonOfSlowest =
  'the second slowest of twenty moves; with the same work to do it takes 60 to 95 ms from run to run, where garbage is collected or the machine has less for us. The median is what a move costs.';

type World = { browser: Browser; signedIn: BrowserContext; fan: BenchUser };

/** One place up or down in the editor, with a processor slowed down to that of a modest phone. */
export async function measureReorder({ browser, signedIn, fan }: World): Promise<Measurement> {
  const listId = await fan.publish('A hundred castaways', contestants(ITEMS));
  const page = await openEditor(signedIn, listId);
  const keyboard = {
    inPlace: await pressKeys(browser, page, END),
    moving: await pressKeys(browser, page, START),
  };
  const button = {
    inPlace: await clickDown(browser, page, END),
    moving: await clickDown(browser, page, START),
  };
  await page.close();
  return {
    how: [
      `**A reorder step**: the processor is slowed ${SLOWDOWN} times (DevTools protocol) while one of ${ITEMS} items in the editor (1280 by 900)`,
      `moves one place, ${MOVES} times; the time that the page's main thread has the processor for is added up from the input until`,
      `${IDLE_AFTER_MS} ms later, with all drawing on that thread. By the clock it is longer by what other programs take from the page meanwhile: the remark tells that too.`,
      'The same input to the last item moves nothing and is measured in the same way: that is what the browser takes for any key or click (finding what was hit, focus,',
      'the look of a pressed button, the announcement). The rest is the cost of the move.',
    ].join(' '),
    figures: [...getRowFigures('arrow key', keyboard), ...getRowFigures('button', button)],
  };
}

const rowsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem');

async function openEditor(profile: BrowserContext, listId: string): Promise<Page> {
  const page = await profile.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/create?list=${listId}`);
  await rowsOf(page)
    .nth(ITEMS - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
  const devTools = await profile.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function pressKeys(browser: Browser, page: Page, start: number): Promise<Work[]> {
  await rowsOf(page)
    .nth(start)
    .getByRole('button', { name: /^Reorder / })
    .focus();
  await page.keyboard.press('Space');
  await wait(IDLE_AFTER_MS);
  const work = await traceWork(
    { browser, page, kind: { begin: 'keydown', answered: 'keydown' } },
    async () => {
      for (let move = 1; move <= MOVES; move += 1) {
        await page.keyboard.press('ArrowDown');
        await arriveAt(page, Math.min(start + move, END));
      }
    },
  );
  await page.keyboard.press('Space');
  return work;
}

/**
 * Whoever stands at the place is sent one down by the button that is there then, so two rows take turns. The focus comes
 * from the row above each time.
 */
async function clickDown(browser: Browser, page: Page, start: number): Promise<Work[]> {
  const buttonOf = (place: number) =>
    rowsOf(page)
      .nth(place)
      .getByRole('button', { name: /^Move .* down$/ });
  const button = buttonOf(start);
  return traceWork({ browser, page, kind: { begin: 'mousedown', answered: 'click' } }, async () => {
    for (let move = 1; move <= MOVES; move += 1) {
      await buttonOf(start - 1).focus();
      await pointAt(page, button);
      await page.mouse.down();
      await page.mouse.up();
      await arriveAt(page, Math.min(start + 1, END));
    }
  });
}

/** Before each click, because the page may have scrolled; then it is left to rest again. */
async function pointAt(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await wait(IDLE_AFTER_MS);
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not on the screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await wait(IDLE_AFTER_MS);
}

/** Lets the page come to rest, then asks what it announced; asking is work too and must not be measured. */
async function arriveAt(page: Page, index: number): Promise<void> {
  await wait(IDLE_AFTER_MS + 200);
  await page.getByText(`place ${index + 1} of ${ITEMS}.`).waitFor({ state: 'attached', timeout: 5000 });
}

type Works = Readonly<Record<'moving' | 'inPlace', readonly Work[]>>;

function getRowFigures(by: string, { moving, inPlace }: Works): Figure[] {
  for (const { length } of [moving, inPlace]) {
    if (length !== MOVES) throw new Error(`The trace holds ${length} inputs by ${by}, not ${MOVES}.`);
  }
  const at = (share: number, part: keyof Work, work = moving) =>
    percentile(
      work.map((each) => each[part]),
      share,
    );
  const idle = at(0.5, 'cpu', inPlace);
  const remarkAt = (share: number) =>
    `${at(share, 'cpu').toFixed(1)} ms with the input, the input alone ${idle.toFixed(1)} ms; by the clock ` +
    `${at(share, 'elapsed').toFixed(1)} ms, of it the task that answers ${at(share, 'answer').toFixed(1)} ms`;
  const figureAt = (name: string, share: number, reason?: string): Figure => ({
    what: `One reorder step by ${by}, ${name}`,
    unit: 'ms',
    measured: at(share, 'cpu') - idle,
    budget: BUDGET,
    ...(reason && { reason }),
    remark: remarkAt(share),
  });
  return [figureAt('median', 0.5), figureAt('95th percentile', 0.95, reasonOfSlowest)];
}
