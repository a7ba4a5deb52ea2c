import { expect } from 'vitest';
import { PHONE } from './browser.ts';
import { page } from './userPage.ts';

export const sheet = () => page.getByRole('dialog', { name: 'Survivor Seasons' });
export const tapOutsideSheet = () => page.touchscreen.tap(195, 20);

const bottomOfSheet = async () => {
  const box = await sheet().boundingBox();
  return box && Math.round(box.y + box.height);
};

/** Taps the slot with this name and waits until the sheet has arrived. */
export async function openSheet(slot = 'Tap to pick #1'): Promise<void> {
  await page.getByRole('button', { name: slot, exact: true }).tap();
  await expect.poll(bottomOfSheet).toBe(PHONE.height);
}

export async function closeSheet(): Promise<void> {
  await tapOutsideSheet();
  await sheet().waitFor({ state: 'detached' });
}

/** Taps these contestants of Palau in the open sheet. */
export async function tapPalau(names: readonly string[]): Promise<void> {
  await sheet().getByRole('button', { name: /Palau/ }).first().tap();
  for (const name of names)
    await sheet()
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .tap();
}
