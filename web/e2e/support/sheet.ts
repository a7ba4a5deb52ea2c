import { expect } from 'vitest';
import { PHONE } from './browser.ts';
import { page } from './userPage.ts';

export const sheet = () => page.getByRole('dialog', { name: 'Survivor Seasons' });
export const tapOutsideSheet = () => page.touchscreen.tap(195, 20);
export const sheetButton = (name: string) => sheet().getByRole('button', { name: new RegExp(`^${name}`) });

const bottomOfSheet = async () => {
  const box = await sheet().boundingBox();
  return box && Math.round(box.y + box.height);
};

export async function openSheet(): Promise<void> {
  await page.getByRole('button', { name: 'Tap to fill place 1' }).tap();
  await expect.poll(bottomOfSheet).toBe(PHONE.height);
}

/** Taps these contestants of Palau in the open sheet. */
export async function tapPalau(names: readonly string[]): Promise<void> {
  await sheet().getByRole('button', { name: /Palau/ }).first().tap();
  for (const name of names) await sheetButton(name).tap();
}
