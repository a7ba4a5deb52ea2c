import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { freshName, openBrowser, openProfile, signInAs, type Window } from './browser.ts';
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

/** Before each test of the file: a new fan in a profile of their own, on a page at this path. */
export function withFan(
  path: string,
  receive: (opened: FanPage & { readonly browser: Browser }) => void,
  window: Window = {},
): void {
  let browser: Browser;
  let profile: BrowserContext;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    const opened = await openAsNewFan(browser, path, window);
    profile = opened.profile;
    receive({ ...opened, browser });
  });
  afterEach(() => profile.close());
  afterAll(() => browser.close());
}
