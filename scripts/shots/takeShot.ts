import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';
import { signInByName } from '../lib/chromium.ts';
import { type Addresses, type Viewer, viewerNames } from './demoData.ts';
import { breakNetwork, type Shot } from './shots.ts';

const heights = { 390: 844, 768: 1024, 1280: 800 } as const;
export type Width = keyof typeof heights;
export const widths = Object.keys(heights).map(Number) as Width[];
export const schemes = ['dark', 'light'] as const;

const TIMEOUT_MS = 20_000;
const SETTLE_MS = 1500;

/** The fixed backdrop would end where the window does. */
const LONG_BACKDROP = 'body { position: relative } body::before { position: absolute }';

/** Takes one state at one width, in both color schemes. */
export async function takeShot(
  profile: BrowserContext,
  shot: Shot,
  width: Width,
  { folder, addresses }: { folder: string; addresses: Addresses },
): Promise<void> {
  const page = await profile.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    await page.setViewportSize({ width, height: heights[width] });
    if (shot.network) await breakNetwork(page, shot.network);
    await page.goto(shot.path.startsWith('/') ? shot.path : addresses[shot.path as keyof Addresses]);
    for (const step of shot.steps) await step(page);
    await page.evaluate('document.fonts.ready.then(() => true)');
    // A page with a subscription is never idle.
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => undefined);
    if (!shot.isWindowOnly) await page.evaluate('scrollTo(0, 0)');
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, media: shot.isPrinted ? 'print' : 'screen' });
      await page.screenshot({
        path: join(folder, `${shot.name}-${width}-${scheme}.png`),
        fullPage: !shot.isWindowOnly,
        animations: 'disabled',
        style: LONG_BACKDROP,
      });
    }
  } finally {
    await profile.setOffline(false);
    await page.close();
  }
}

/** Opens a browser profile of a phone or a desktop, and signs the viewer in. */
export async function openProfile(
  browser: Browser,
  viewer: Viewer,
  isPhone: boolean,
): Promise<BrowserContext> {
  const profile = await browser.newContext({
    baseURL: urlOf('hosting'),
    locale: 'en-US',
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
    // The pictures' own style would violate the site's policy.
    bypassCSP: true,
  });
  if (viewer !== 'guest') await signInByName(profile, viewerNames[viewer], viewer === 'user');
  return profile;
}
