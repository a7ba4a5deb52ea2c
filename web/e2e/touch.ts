import type { Locator, Page } from 'playwright-core';

type Point = { x: number; y: number };

type Finger = {
  down: (point: Point) => Promise<unknown>;
  up: () => Promise<unknown>;
  /** Goes from one point to another in small steps. */
  move: (from: Point, to: Point, steps?: number) => Promise<void>;
};

/** A finger on the screen, moved step by step through the browser's own input events. */
export async function openFinger(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (point: Point) => send('touchStart', [point]),
    up: () => send('touchEnd', []),
    move: async (from: Point, to: Point, steps = 12) => {
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
        await page.waitForTimeout(16);
      }
    },
  };
}

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
