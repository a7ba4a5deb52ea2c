import { expect, test } from 'vitest';
import { holdRequests, openProfile, watchErrors } from './support/browser.ts';
import { browser, openAsNewUser, withBrowser } from './support/userPage.ts';

withBrowser();

test.each([
  ['/login', 'Sign In Required', 'section[aria-busy="false"]'],
  ['/global-rankings', 'Global Rankings', 'a[href="/login"]'],
])('a visitor reads the prerendered %s, and hydration keeps its elements', async (path, name, sign) => {
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

test('a button pressed before hydration is handled afterwards', async () => {
  const profile = await openProfile(browser);
  const page = await profile.newPage();
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  release();
  await page.getByRole('dialog', { name: 'Choose a demo fan' }).waitFor();
  await profile.close();
});

/** The page stores its offline copy when it is idle. */
const hasStoredOfflineCopy = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('startOfflineSupport'));

test('a returning user sees Home as last seen before any server answers', async () => {
  const { profile, page, user } = await openAsNewUser('/');
  const seen = page
    .getByRole('region', { name: 'Recently Created Lists' })
    .getByRole('heading', { level: 3 });
  const first = await seen.first().innerText();
  await page.waitForFunction(hasStoredOfflineCopy);
  const release = await holdRequests(page, /googleapis[.]com|127[.]0[.]0[.]1:(9099|8080)/);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText(`Welcome, ${user.userName}`).waitFor();
  expect(await seen.first().innerText()).toBe(first);
  release();
  await profile.close();
});
