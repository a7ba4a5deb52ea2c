import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { DemoPlaces } from './demoPlaces.ts';
import { fileOf, SCHEMES, type Shot } from './shot.ts';

const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1280: 800 };
const PATIENCE_MS = 20_000;
const SETTLING_MS = 1500;

/** What is fixed behind the window would end where the window does. */
const LONG_BACKDROP = 'body { position: relative } body::before { position: absolute }';

/** Where pictures go, and of what world they are. */
export type Studio = { readonly folder: string; readonly places: DemoPlaces };

/** One state at one width, in the dark and in the light. */
export async function takeShot(
  profile: BrowserContext,
  shot: Shot,
  width: number,
  { folder, places }: Studio,
): Promise<void> {
  const page = await profile.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
    await shot.prepare?.(page);
    await page.goto(shot.path(places));
    await shot.arrange(page);
    await page.evaluate('document.fonts.ready.then(() => true)');
    // What is watched live keeps the network busy for ever.
    await page.waitForLoadState('networkidle', { timeout: SETTLING_MS }).catch(() => undefined);
    if (!shot.isWindowOnly) await page.evaluate('scrollTo(0, 0)');
    for (const scheme of SCHEMES)
      await photograph(page, shot, scheme, join(folder, fileOf(shot, width, scheme)));
  } finally {
    await profile.setOffline(false);
    await page.close();
  }
}

async function photograph(page: Page, shot: Shot, scheme: 'dark' | 'light', path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, media: shot.onPaper ? 'print' : 'screen' });
  await page.screenshot({ path, fullPage: !shot.isWindowOnly, animations: 'disabled', style: LONG_BACKDROP });
}
