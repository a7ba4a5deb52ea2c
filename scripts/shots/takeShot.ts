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

const getFileName = ({ name }: Shot, width: number, scheme: string) => `${name}-${width}-${scheme}.png`;

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
        path: join(folder, getFileName(shot, width, scheme)),
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

/** A page with all pictures, a row for each state. */
export function createContactSheet(shots: readonly Shot[]): string {
  const createRow = (shot: Shot) => {
    const files = widths.flatMap((width) => schemes.map((scheme) => getFileName(shot, width, scheme)));
    const pictures = files.map(
      (file) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a>`,
    );
    return `<h2>${shot.name}</h2>\n<section>${pictures.join('')}</section>`;
  };
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Outrank: every screen</title>
<style>
  body { margin: 2rem; background: #17201c; color: #f3efe4; font: 1rem/1.5 system-ui, sans-serif; }
  section { display: flex; overflow-x: auto; align-items: start; gap: 1rem; }
  h2 { margin: 2rem 0 0.5rem; }
  img { height: 26rem; object-fit: cover; object-position: top; }
</style>
<h1>Every screen</h1>
${shots.map(createRow).join('\n')}
</html>
`;
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
