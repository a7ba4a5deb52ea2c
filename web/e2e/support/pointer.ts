import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { page as currentPage } from './userPage.ts';

type Point = { x: number; y: number };

type Finger = {
  down: (point: Point) => Promise<unknown>;
  up: () => Promise<unknown>;
  /** Moves between two points in small steps. */
  move: (from: Point, to: Point, steps?: number) => Promise<void>;
};

/** Lets the page render what the last event changed. Unlike timers and frames, messages work while the clock is stopped. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** Simulates touch through the browser's input events. */
export async function touch(): Promise<Finger> {
  const session = await currentPage.context().newCDPSession(currentPage);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (point: Point) => send('touchStart', [point]),
    up: async () => {
      // A finger that lifts while it moves would leave the page scrolling on. Browsers count a tenth of a second as rest.
      await wait(100);
      await send('touchEnd', []);
    },
    move: async (from: Point, to: Point, steps = 12) => {
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
        await currentPage.evaluate(nextTask);
      }
    },
  };
}

/** Drags with the mouse. The short first move starts the drag. */
export async function drag(from: Point, to: Point, page: Page = currentPage): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 6, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 20 });
  await page.mouse.up();
}

/** The middle of an element, once it rests. */
export async function centerOf(locator: Locator): Promise<Point> {
  const read = async () => (await locator.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 };
  let box = await read();
  const move = async () => {
    const before = box;
    box = await read();
    return Math.hypot(box.x - before.x, box.y - before.y);
  };
  await expect.poll(move).toBe(0);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * While the clock is stopped, rests a finger on a row for these milliseconds and then drags it above another row, which
 * is in the middle of the window, so that neither lies below the header.
 */
export async function restAndDrag(finger: Finger, rest: number, row: Locator, above: Locator): Promise<void> {
  await above.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [start, target] = [await centerOf(row), await centerOf(above)];
  await finger.down(start);
  await currentPage.clock.runFor(rest);
  await finger.move(start, { x: target.x, y: target.y - 24 });
  await finger.up();
  await currentPage.clock.runFor(1000);
}
