import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { choose, expectRanking } from './creator.ts';
import { type OwnSite, openOwnSite } from './ownSite.ts';
import { openAsNewUser } from './userPage.ts';

let browser: Browser;
let site: OwnSite;
let profile: BrowserContext;
let page: Page;

/** The browser has kept the whole app, and asks its worker first from now on. */
const isKept = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** What the browser tells when a fan comes back to the tab. */
const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  site = await openOwnSite();
  ({ profile, page } = await openAsNewUser(browser, '/', { site: site.address, isKept: true }));
  await isKept();
});
afterEach(async () => {
  await profile.close();
  site.close();
});
afterAll(() => browser.close());

const says = (text: string) => page.getByText(text, { exact: true });
const nameField = () => page.getByRole('textbox', { name: 'List Name' });
const recent = () => page.getByRole('region', { name: 'Recently Created Lists' });
const cards = (shown: Locator) => shown.getByRole('heading', { level: 3 });
const isOfSecondVersion = () => page.locator('script[src$=".2.js"]').first().waitFor({ state: 'attached' });

test('it can be installed, and leaves what the hosting serves itself alone', async () => {
  const client = await profile.newCDPSession(page);
  const manifest = await client.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // A profile of a test is a private window, and from those nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect((await page.goto('/'))?.fromServiceWorker()).toBe(true);
  expect((await page.goto('/__/auth/handler'))?.fromServiceWorker()).toBe(false);
});

test('without a connection a fan finds what they saw last, and pages that were never open', async () => {
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
  await says('You are offline. What you write is kept.').waitFor();
  expect(await cards(recent()).first().innerText()).toBe(seen);
  await page.getByRole('link', { name: seen }).first().click();
  await page.getByRole('heading', { level: 1, name: seen }).waitFor();
  await page.goto('/rankings');
  await expect.poll(() => cards(page.getByRole('main')).allInnerTexts()).toEqual(browsed);
  await page.getByRole('link', { name: 'Outrank' }).click();
  await page.getByRole('link', { name: 'My Lists' }).click();
  await says('Failed to load your lists. Please try again.').waitFor();
});

test('beside a server that does not answer, the page starts all the same', async () => {
  site.fallSilent();
  await page.goto('/');
  await cards(recent()).first().waitFor();
});

test('another version is offered, and taken without losing what was typed', async () => {
  await page.goto('/create');
  await nameField().fill('Older than the update');
  await choose(page, 'Palau', ['Tom Westman']);
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(frame.url()));
  site.deploy();
  await comeBack();
  await says('Outrank was updated.').waitFor();
  // The server has this version's files no more.
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
  // Once no page of the first version is left, the second is the one that is kept.
  await page.goto('about:blank');
  await profile.setOffline(true);
  await page.goto('/create');
  await nameField().waitFor();
  await isOfSecondVersion();
});
