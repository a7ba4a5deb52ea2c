import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { holdRequests } from './support/browser.ts';
import { seedProlificUser } from './support/browsing.ts';
import { openAsNewUser, openAsVisitor, withBrowser } from './support/userPage.ts';

withBrowser();
beforeAll(() => seedProlificUser(1));

const pressSignIn = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' }).click();
const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a demo fan' }).waitFor();
const findSignInLink = (page: Page) => page.getByRole('link', { name: 'Sign In' }).waitFor();

test.each([
  ['/login', 'Sign In Required', pressSignIn, findDialog],
  ['/global-rankings', 'Global Rankings', async () => {}, findSignInLink],
])(
  'a visitor reads the prerendered %s, and hydration keeps its elements and handles what was pressed before',
  async (path, name, press, findResult) => {
    const { page, errors } = await openAsVisitor();
    const release = await holdRequests(page, '**/assets/index-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name });
    await heading.waitFor();
    expect(await page.title()).toBe(`${name} · Outrank`);
    const drawn = await heading.elementHandle();
    await press(page);
    release();
    await findResult(page);
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    expect(errors).toEqual([]);
  },
);

/** The page stores its offline copy when it is idle. */
const hasStoredOfflineCopy = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('startOfflineSupport'));

test('a returning user sees Home as last seen before any server answers', async () => {
  const { page, user } = await openAsNewUser('/');
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
});
