import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { freshName, openBrowser, openProfile, type Window } from './browser.ts';
import { NOWHERE, storeSession } from './storedSession.ts';

/** A new fan who is signed in, with a browser profile of their own and a page in it. */
export type UserPage = {
  readonly profile: BrowserContext;
  readonly page: Page;
  readonly fan: { readonly userId: string; readonly userName: string };
};

export async function openAsNewUser(browser: Browser, path: string, window: Window = {}): Promise<UserPage> {
  const profile = await openProfile(browser, window);
  const page = await profile.newPage();
  const userName = freshName('Fan');
  const { userId } = await storeSession(page, userName);
  if (path !== NOWHERE) await page.goto(path);
  return { profile, page, fan: { userName, userId } };
}

/** Before each test of the file: a new fan in a profile of their own, on a page at this path (or NOWHERE). */
export function withUser(
  path: string,
  receive: (opened: UserPage & { readonly browser: Browser }) => void,
  window: Window = {},
): void {
  let browser: Browser;
  let profile: BrowserContext;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    const opened = await openAsNewUser(browser, path, window);
    profile = opened.profile;
    receive({ ...opened, browser });
  });
  afterEach(() => profile.close());
  afterAll(() => browser.close());
}
