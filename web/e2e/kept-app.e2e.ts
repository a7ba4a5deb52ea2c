import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { choose, expectRanking } from './creator.ts';
import { openAsNewFan } from './fanPage.ts';
import { type OwnSite, openOwnSite } from './ownSite.ts';

let browser: Browser;
let site: OwnSite;
let profile: BrowserContext;
let page: Page;

/** The browser has kept the whole app, and asks its worker first from now on. */
const isKept = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** A newer worker has not taken over yet. */
const isWaited = () =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(async () => {
  site = await openOwnSite();
  ({ profile, page } = await openAsNewFan(browser, '/', { site: site.address, isKept: true }));
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
const firstCard = () => recent().getByRole('heading', { level: 3 }).first();
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

test('without a connection Home starts as it was seen last, says so, and opens a page that was never open', async () => {
  const seen = await firstCard().innerText();
  await profile.setOffline(true);
  await page.reload();
  await says('You are offline. What you write is kept.').waitFor();
  expect(await firstCard().innerText()).toBe(seen);
  await page.getByRole('link', { name: 'Create New Ranking' }).first().click();
  await nameField().fill('Written on a plane');
  await page.reload();
  await expect.poll(() => nameField().inputValue()).toBe('Written on a plane');
});

test('beside a server that does not answer, the page starts all the same', async () => {
  site.fallSilent();
  await page.goto('/');
  await firstCard().waitFor();
});

test('another version is offered, and taken without losing what was typed', async () => {
  await page.goto('/create');
  await nameField().fill('Older than the update');
  await choose(page, 'Palau', ['Tom Westman']);
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(frame.url()));
  site.deploy();
  // What the browser tells when the fan comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
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
  await expect.poll(isWaited).toBe(false);
  await profile.setOffline(true);
  await page.reload();
  await nameField().waitFor();
  await isOfSecondVersion();
});
