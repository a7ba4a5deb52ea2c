import type { Browser, BrowserContext } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';
import { signIn } from '../lib/browser.ts';

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
  if (viewer !== 'guest') await signIn(profile, viewerNames[viewer], viewer !== 'user');
  return profile;
}
