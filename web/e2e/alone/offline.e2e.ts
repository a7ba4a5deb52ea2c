import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedProlificUser } from '../support/browsing.ts';
import { choose, expectRanking } from '../support/creator.ts';
import { openTestSite, type TestSite } from '../support/testSite.ts';
import { openAsNewUser, withBrowser } from '../support/userPage.ts';

let site: TestSite;
let profile: BrowserContext;
let page: Page;

/** Waits until the service worker controls the page. */
const usesServiceWorker = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Dispatches the event of a tab that becomes visible again. */
const returnToTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

withBrowser();
// Browse shows its button for more only after a full page of lists.
beforeAll(() => seedProlificUser(13));
beforeEach(async () => {
  site = await openTestSite();
  ({ profile, page } = await openAsNewUser('/', { site: site.address, usesServiceWorker: true }));
  await usesServiceWorker();
});
afterEach(() => site.close());

const showsText = (text: string) => page.getByText(text, { exact: true });
const nameField = () => page.getByRole('textbox', { name: 'List Name' });
const recent = () => page.getByRole('region', { name: 'Recently Created Lists' });
const cards = (shown: Locator) => shown.getByRole('heading', { level: 3 });
const isOfSecondVersion = () => page.locator('script[src$=".2.js"]').first().waitFor({ state: 'attached' });

test("the app can be installed, ignores the hosting's own paths, and starts when the server does not answer", async () => {
  const client = await profile.newCDPSession(page);
  const manifest = await client.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // A test profile is a private window, which cannot install apps.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const isAnsweredByWorker = async (path: string) => (await page.goto(path))?.fromServiceWorker();
  for (const path of ['/', '/rankings?q=J.T.']) expect(await isAnsweredByWorker(path), path).toBe(true);
  for (const path of ['/__/auth/handler', '/s/nonsense', '/.well-known/change-password', '/wp-login.php'])
    expect(await isAnsweredByWorker(path), path).toBe(false);
  site.stopAnswering();
  await page.goto('/');
  await cards(recent()).first().waitFor();
});

test('offline, a user sees what they last saw and can open other pages', async () => {
  const seen = await cards(recent()).first().innerText();
  await page.getByRole('link', { name: seen }).first().click();
  await page.getByRole('heading', { level: 1, name: seen }).waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Other Rankings' }).click();
  await page.getByRole('button', { name: 'Show more rankings' }).waitFor();
  const browsed = await cards(page.getByRole('main')).allInnerTexts();
  await page.getByRole('link', { name: 'Outrank' }).click();
  await recent().waitFor();
  await profile.setOffline(true);
  await page.reload();
  await showsText("You're offline. We'll keep your changes.").waitFor();
  expect(await cards(recent()).first().innerText()).toBe(seen);
  await page.getByRole('link', { name: seen }).first().click();
  await page.getByRole('heading', { level: 1, name: seen }).waitFor();
  await page.goto('/rankings');
  await expect.poll(() => cards(page.getByRole('main')).allInnerTexts()).toEqual(browsed);
  await page.getByRole('link', { name: 'Outrank' }).click();
  await page.getByRole('link', { name: 'My Lists' }).click();
  await showsText('Failed to load your lists. Please try again.').waitFor();
});

test('a new version is offered and loaded without losing typed text', async () => {
  await page.goto('/create');
  await nameField().fill('Older than the update');
  await choose(page, 'Palau', ['Tom Westman']);
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(frame.url()));
  site.deploy();
  await returnToTab();
  await showsText("There's a new version of Outrank.").waitFor();
  // The server no longer has this version's files.
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await nameField().inputValue()).toBe('Older than the update');
  await page.getByRole('button', { name: 'Reload' }).click();
  await isOfSecondVersion();
  await nameField().waitFor();
  expect(await nameField().inputValue()).toBe('Older than the update');
  await expectRanking(page, ['Tom Westman']);
  expect(opened).toHaveLength(1);
  // The second version activates when no page of the first is open.
  await page.goto('about:blank');
  await profile.setOffline(true);
  await page.goto('/create');
  await nameField().waitFor();
  await isOfSecondVersion();
});
