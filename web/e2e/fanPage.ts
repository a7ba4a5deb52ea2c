import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { freshName, openProfile, signInAs, type Window } from './browser.ts';
import { uidOf } from './seed.ts';

/** A new fan with a browser profile of their own, signed in on a page. */
export type FanPage = {
  readonly profile: BrowserContext;
  readonly page: Page;
  readonly fan: { readonly userId: string; readonly userName: string };
};

export async function openAsNewFan(browser: Browser, path: string, window: Window = {}): Promise<FanPage> {
  const profile = await openProfile(browser, window);
  const page = await profile.newPage();
  const userName = freshName('Fan');
  await page.goto(path);
  await signInAs(page, userName);
  await expect.poll(() => uidOf(userName).catch(() => '')).not.toBe('');
  return { profile, page, fan: { userName, userId: await uidOf(userName) } };
}
