import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchChromium } from '../../../scripts/lib/chromium.ts';
import { openProfile, uniqueName, type Window, watchErrors } from './browser.ts';
import { BLANK_PAGE, storeSession } from './storedSession.ts';

let browser: Browser;

/** What `withUser` opened for the present test. Importing modules see every change of these bindings. */
export let profile: BrowserContext;
export let page: Page;
export let user: { userId: string; userName: string };

/** Opens a path as a new signed-in user, in a new browser profile. */
export async function openAsNewUser(path: string, window: Window = {}) {
  const opened = await openProfile(browser, window);
  const tab = await opened.newPage();
  const userName = uniqueName('User');
  const { userId } = await storeSession(tab, userName);
  if (path !== BLANK_PAGE) await tab.goto(path);
  return { profile: opened, page: tab, user: { userName, userId } };
}

export async function openAsVisitor(window: Window = {}) {
  const opened = await openProfile(browser, window);
  const tab = await opened.newPage();
  return { profile: opened, page: tab, errors: watchErrors(tab) };
}

/** Opens one browser for the tests of the file, and closes every profile after each test. */
export function withBrowser(closeProfiles: typeof afterEach | typeof afterAll = afterEach): void {
  beforeAll(async () => {
    browser = await launchChromium();
  });
  closeProfiles(async () => {
    for (const each of browser.contexts()) await each.close();
  });
  afterAll(() => browser.close());
}

/** Before each test, opens this path (or BLANK_PAGE) as a new signed-in user. */
export function withUser(path: string, window: Window = {}): void {
  withBrowser();
  beforeEach(async () => {
    ({ profile, page, user } = await openAsNewUser(path, window));
  });
}

/** One signed-in user for all tests of the file, whose pages come from the browser's cache after the first. */
export function withSharedUser(window: Window = {}): void {
  withBrowser(afterAll);
  beforeAll(async () => {
    ({ profile, page, user } = await openAsNewUser(BLANK_PAGE, window));
  });
}
