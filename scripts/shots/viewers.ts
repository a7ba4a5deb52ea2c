import type { Browser, BrowserContext, Page } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';

/** Who looks: nobody who is signed in, a fan of the demo world with lists and ballots, one who has done nothing yet, a curator. */
export type Viewer = 'nobody' | 'fan' | 'newcomer' | 'curator';

/** The names of those who sign in for the pictures; the same name is the same account at every run. */
export const NAMES = { fan: 'Ada Okafor', newcomer: 'Sandy Newcomer', curator: 'Jeff the Curator' } as const;

const ways: Record<Exclude<Viewer, 'nobody'>, (page: Page) => Promise<void>> = {
  fan: (page) => page.getByRole('button', { name: NAMES.fan }).click(),
  newcomer: (page) => continueAs(page, NAMES.newcomer),
  curator: (page) => continueAs(page, NAMES.curator),
};

/** A browser profile of the viewer's own, of a phone or of a desk. */
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
    // Pictures are taken with a style of their own, which the site's policy would refuse.
    bypassCSP: true,
  });
  if (viewer === 'nobody') return profile;
  const page = await profile.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await ways[viewer](page);
  await page.getByText(`Welcome, ${NAMES[viewer]}`).waitFor();
  await page.close();
  return profile;
}

async function continueAs(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}
