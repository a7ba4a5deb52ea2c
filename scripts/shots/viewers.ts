import type { Browser, BrowserContext } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';

/** Who looks: a demo user with lists and ballots, an account without content, or a curator. */
export const viewerNames = {
  user: 'Ada Okafor',
  newcomer: 'Sandy Newcomer',
  curator: 'Jeff the Curator',
} as const;

export type Viewer = keyof typeof viewerNames | 'guest';

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
  if (viewer === 'guest') return profile;
  const page = await profile.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  if (viewer === 'user') await page.getByRole('button', { name: viewerNames.user }).click();
  else {
    await page.getByRole('textbox', { name: 'Name' }).fill(viewerNames[viewer]);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByText(`Welcome, ${viewerNames[viewer]}`).waitFor();
  await page.close();
  return profile;
}
