import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openBrowser, openProfile, uniqueName, type Window } from './browser.ts';
import { BLANK_PAGE, storeSession } from './storedSession.ts';

/** A new signed-in user with a browser profile and a page. */
export type UserPage = {
  readonly profile: BrowserContext;
  readonly page: Page;
  readonly user: { readonly userId: string; readonly userName: string };
};

/** What `withBrowser` and `withUser` opened for the present test. Importing modules see every change of these bindings. */
export let browser: Browser;
export let profile: BrowserContext;
export let page: Page;
export let user: UserPage['user'];

export async function openAsNewUser(path: string, window: Window = {}): Promise<UserPage> {
  const opened = await openProfile(browser, window);
  const tab = await opened.newPage();
  const userName = uniqueName('User');
  const { userId } = await storeSession(tab, userName);
  if (path !== BLANK_PAGE) await tab.goto(path);
  return { profile: opened, page: tab, user: { userName, userId } };
}

/** Opens one browser for the tests of the file. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
}

/** Before each test, opens this path (or BLANK_PAGE) as a new signed-in user. */
export function withUser(path: string, window: Window = {}): void {
  withBrowser();
  beforeEach(async () => {
    ({ profile, page, user } = await openAsNewUser(path, window));
  });
  afterEach(() => profile.close());
}
