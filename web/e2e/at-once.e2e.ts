import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdRequests, openBrowser, openProfile, watchErrors } from './browser.ts';
import { openAsNewUser } from './userPage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ['/login', 'Sign In Required', 'section[aria-busy="false"]'],
  ['/global-rankings', 'Global Rankings', 'a[href="/login"]'],
])('a visitor reads %s before the app has come, and then it is the same page', async (path, name, sign) => {
  const profile = await openProfile(browser);
  const page = await profile.newPage();
  const errors = watchErrors(page);
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name });
  await heading.waitFor();
  expect(await page.title()).toBe(`${name} · Outrank`);
  const drawn = await heading.elementHandle();
  release();
  await page.locator(sign).waitFor();
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
  await profile.close();
});

test('a visitor who presses the button before the app has come is answered when it has', async () => {
  const profile = await openProfile(browser);
  const page = await profile.newPage();
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  release();
  await page.getByRole('dialog', { name: 'Choose a demo fan' }).waitFor();
  await profile.close();
});

/** The page keeps what is seen as soon as it has nothing else to do. */
const keepsWhatIsSeen = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('offlineCopy'));

test('a fan who comes back sees Home as it was before anybody has answered', async () => {
  const { profile, page, fan } = await openAsNewUser(browser, '/');
  const seen = page
    .getByRole('region', { name: 'Recently Created Lists' })
    .getByRole('heading', { level: 3 });
  const first = await seen.first().innerText();
  await page.waitForFunction(keepsWhatIsSeen);
  const release = await holdRequests(page, /googleapis[.]com|127[.]0[.]0[.]1:(9099|8080)/);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText(`Welcome, ${fan.userName}`).waitFor();
  expect(await seen.first().innerText()).toBe(first);
  release();
  await profile.close();
});
