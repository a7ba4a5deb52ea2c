import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE } from './browser.ts';

/** The seasons as a phone shows them: a sheet over the creator. */
export function sheetOn(page: () => Page) {
  const sheet = () => page().getByRole('dialog', { name: 'Survivor Seasons' });
  const bottom = async () => {
    const box = await sheet().boundingBox();
    return box && Math.round(box.y + box.height);
  };
  const openSheet = async () => {
    await page().getByRole('button', { name: 'Tap to fill place 1' }).tap();
    await expect.poll(bottom).toBe(PHONE.height);
  };
  return {
    sheet,
    openSheet,
    tapOutside: () => page().touchscreen.tap(195, 20),
    chooseFromSheet: async (names: readonly string[]) => {
      await openSheet();
      await sheet().getByRole('button', { name: /Palau/ }).first().tap();
      for (const name of names)
        await sheet()
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .tap();
    },
  };
}
