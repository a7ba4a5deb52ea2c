import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Part } from './bench.ts';
import { publishList } from './benchData.ts';
import { type Figure, getPercentile } from './report.ts';

const ITEMS = 700;
const SLOWDOWN = 4;
const INPUTS = 12;
const BUDGET_MS = 50;
const INP_BUDGET_MS = 200;

/** What the page loads in idle time has come by then. */
const SETTLED_AFTER_MS = 4000;
/** Everything that an input causes ends within this time. */
const IDLE_AFTER_MS = 700;
/** The index of a row with visible rows above and below it, which is not at the end of a block. */
const ROW = 44;
const ALPHABET = 'abcdefghijkl';
/** The search box starts over after so many letters. */
const WORD = 'tom';
const WHEEL_STEPS = 10;
const WHEEL_PX = 600;
const WHEEL_PAUSE_MS = 150;

// As traced in November 2026; tracing adds some time.
const inputReason =
  "of a traced step of 62 ms, the browser's own work is 42 ms: style 6, layout 9, preparing to paint 4, painting 9, layers and their commit 14. Scripts take 18 ms: React renders for 9 and changes the document for 7; the copy of the draft in the browser takes 1.2, so it stays where it loses nothing in a crash. Of a letter, the input takes 20 to 29 ms and its frame 25. Single inputs are lengthened by garbage collection and by other work on the machine.";
const searchReason =
  'the letter itself takes 29 ms; the results follow in a frame of their own, in which the browser styles and lays out up to 830 new elements (29 and 39 ms).';
const wheelReason =
  'no script runs. A block that comes near the window for the first time has 362 boxes: layout 12 to 26 ms, preparing to paint 10, painting 20, layers 9. The second time it takes half of that.';

type Frames = { readonly drawnMs: number; readonly longestMs: number; readonly interactionMs: number };

export const longListPart: Part = {
  how: `**A long list**: the editor with ${ITEMS} items (1280 by 900, processor slowed ${SLOWDOWN} times), by the clock. Of ${INPUTS} inputs each: the time from the input's event to the end of the frame that answers it, or the longest frame within ${IDLE_AFTER_MS} ms if that is longer (the browser reports frames from 50 ms). Wheel steps: the longest time between two frames during ${WHEEL_STEPS} steps of ${WHEEL_PX} pixels, from the top, with pictures. INP: the longest interaction of all, rounded up by the browser to 8 ms.`,
  measure: async (bench) => {
    const { listId } = await publishList(bench.firestore, bench, ITEMS);
    const page = await bench.profile.newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.addInitScript(RECORDER);
    await page.goto(`/create?list=${listId}`);
    await getRow(page, ITEMS - 1).waitFor();
    await page.waitForLoadState('networkidle');
    await wait(SETTLED_AFTER_MS);
    const devTools = await bench.profile.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const gaps = [await measureWheel(page), await measureWheel(page)] as const;
    const steps = await measureInputs(page, prepareStep, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
    const letters = await measureInputs(page, prepareName, (number) =>
      page.keyboard.press(ALPHABET[number] ?? ''),
    );
    const searches = await measureInputs(page, prepareSearch, (number) =>
      page.keyboard.press(WORD[number % WORD.length] ?? ''),
    );
    await page.close();
    const inputs = [...steps, ...letters, ...searches];
    return [
      ...createFigures('a step by button', steps, inputReason),
      ...createFigures("a letter in the list's name", letters, inputReason),
      ...createFigures("a letter in the panel's search", searches, searchReason),
      createFigure('wheel steps, longest frame', gaps[0], wheelReason),
      createFigure('wheel steps a second time, longest frame', gaps[1], wheelReason),
      {
        what: `${ITEMS} items: INP`,
        unit: 'ms',
        measured: Math.max(...inputs.map(({ interactionMs }) => interactionMs)),
        budget: INP_BUDGET_MS,
      },
    ];
  },
};

/** Records frames in the page. A task posted in an animation frame runs when that frame has been rendered. */
const RECORDER = `
  window.recorded = { drawnMs: 0, longestMs: 0, interactionMs: 0 };
  const keepLongest = (name, ms) => { window.recorded[name] = Math.max(window.recorded[name], ms); };
  const handleInput = ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => keepLongest('drawnMs', performance.now() - timeStamp);
    port2.postMessage(null);
  });
  for (const type of ['keydown', 'pointerdown', 'click']) addEventListener(type, handleInput, true);
  const observe = (name, options, counts) => new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (counts(entry)) keepLongest(name, entry.duration);
  }).observe(options);
  observe('longestMs', { type: 'long-animation-frame' }, () => true);
  observe('interactionMs', { type: 'event', durationThreshold: 16 }, (entry) => entry.interactionId > 0);
`;

/** Says how long the frames of each input took. */
async function measureInputs(
  page: Page,
  prepare: (page: Page, number: number) => Promise<void>,
  input: (number: number) => Promise<void>,
): Promise<Frames[]> {
  const frames: Frames[] = [];
  for (let number = 0; number < INPUTS; number += 1) {
    await prepare(page, number);
    await wait(IDLE_AFTER_MS);
    await page.evaluate('window.recorded = { drawnMs: 0, longestMs: 0, interactionMs: 0 }');
    await input(number);
    await wait(IDLE_AFTER_MS);
    frames.push(await page.evaluate('window.recorded'));
  }
  return frames;
}

const getRow = (page: Page, index: number): Locator =>
  page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').nth(index);

async function prepareStep(page: Page): Promise<void> {
  await getRow(page, ROW)
    .getByRole('button', { name: /^Move .* down$/ })
    .hover();
}

async function prepareName(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'List Name' }).focus();
}

async function prepareSearch(page: Page, number: number): Promise<void> {
  await page.getByRole('searchbox').focus();
  if (number % WORD.length > 0) return;
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
}

/** The longest time between two frames, in milliseconds, while the page scrolls down from its top. */
async function measureWheel(page: Page): Promise<number> {
  await page.evaluate('scrollTo(0, 0)');
  await page.mouse.move(400, 500);
  await wait(IDLE_AFTER_MS);
  await page.evaluate(`{
    window.gaps = [];
    let drawnAt;
    requestAnimationFrame(function step(now) {
      if (window.gaps === undefined) return;
      if (drawnAt !== undefined) window.gaps.push(now - drawnAt);
      drawnAt = now;
      requestAnimationFrame(step);
    });
  }`);
  for (let step = 0; step < WHEEL_STEPS; step += 1) {
    await page.mouse.wheel(0, WHEEL_PX);
    await wait(WHEEL_PAUSE_MS);
  }
  await wait(IDLE_AFTER_MS);
  const gaps: number[] = await page.evaluate('[window.gaps, window.gaps = undefined][0]');
  return Math.max(...gaps);
}

function createFigure(what: string, measured: number, reason: string, remark?: string): Figure {
  return {
    what: `${ITEMS} items: ${what}`,
    unit: 'ms',
    measured,
    budget: BUDGET_MS,
    reason,
    ...(remark && { remark }),
  };
}

function createFigures(what: string, frames: readonly Frames[], reason: string): Figure[] {
  const sample = frames.map(({ drawnMs, longestMs }) => Math.max(drawnMs, longestMs));
  const drawn = getPercentile(
    frames.map(({ drawnMs }) => drawnMs),
    0.5,
  );
  return [
    createFigure(`${what}, median`, getPercentile(sample, 0.5), reason, `drawn after ${drawn.toFixed(1)} ms`),
    createFigure(`${what}, slowest of ${INPUTS}`, Math.max(...sample), reason),
  ];
}
