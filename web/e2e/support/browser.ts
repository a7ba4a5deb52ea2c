import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { urlOf } from '../../../scripts/emulators/emulatorSettings.ts';

const SITE = urlOf('hosting');

export type Window = {
  width?: number;
  height?: number;
  hasTouch?: boolean;
  reducedMotion?: 'reduce' | 'no-preference';
  /** Origin to open instead of the hosting emulator. */
  site?: string;
  /** Whether service workers run. They may answer requests before `route` sees them. */
  usesServiceWorker?: boolean;
};

/** A phone with touch. The default is a desktop with a mouse. */
export const PHONE: Window = { width: 390, height: 844, hasTouch: true };

/** Records a trace of the profile when the environment names a folder for traces. Saved when the profile is closed. */
async function recordTrace(profile: BrowserContext): Promise<void> {
  const folder = process.env.OUTRANK_TRACES;
  if (!folder) return;
  const { currentTestName = 'journey' } = expect.getState();
  const path = join(folder, `${currentTestName.replace(/\W+/g, '-').slice(0, 80)}-${Date.now()}.zip`);
  await profile.tracing.start({ screenshots: true, snapshots: true });
  const close = profile.close.bind(profile);
  profile.close = async () => {
    await profile.tracing.stop({ path });
    await close();
  };
}

/** How long a page is waited for, in milliseconds: a busy machine takes a minute to start a callable function. */
const PATIENCE_MS = 180_000;

/** Violations of the Content-Security-Policy in this test. everyJourney.ts expects none. */
export const cspViolations: string[] = [];

/** Requests to anything but the services of the app. everyJourney.ts expects none. */
export const unexpectedRequests: string[] = [];

const STORAGE = 'http://127.0.0.1:9199';
const services = [urlOf('auth'), urlOf('firestore'), STORAGE];
const callables = [
  'changeGroup',
  'claimAccount',
  'createGroup',
  'deleteAccount',
  'deleteComment',
  'joinGroup',
  'listShares',
  'moderate',
  'ownModeration',
  'searchLists',
  'share',
];

/** The full Firestore client requests it to find out whether the network is down. */
const CONNECTIVITY_TEST = 'https://www.google.com/images/cleardot.gif';

/** The site's own files, Auth, Firestore, Storage and the callable functions: the app asks nobody else. */
function isExpected(address: string, site: string): boolean {
  const { protocol, origin, pathname } = new URL(address);
  if (!protocol.startsWith('http') || [site, ...services].includes(origin)) return true;
  if (origin + pathname === CONNECTIVITY_TEST) return true;
  return origin === urlOf('functions') && callables.includes(pathname.slice(pathname.lastIndexOf('/') + 1));
}

/** Opens a new browser profile without a session or storage. */
export async function openProfile(browser: Browser, window: Window = {}): Promise<BrowserContext> {
  const { width = 1280, height = 800, hasTouch = false } = window;
  const { site = SITE, usesServiceWorker = false, reducedMotion = 'no-preference' } = window;
  const profile = await browser.newContext({
    baseURL: site,
    viewport: { width, height },
    colorScheme: 'dark',
    reducedMotion,
    hasTouch,
    isMobile: hasTouch,
    locale: 'en-US',
    serviceWorkers: usesServiceWorker ? 'allow' : 'block',
  });
  profile.setDefaultTimeout(PATIENCE_MS);
  profile.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) cspViolations.push(message.text());
  });
  profile.on('request', (request) => {
    if (!isExpected(request.url(), site)) unexpectedRequests.push(request.url());
  });
  await recordTrace(profile);
  return profile;
}

/** Collects errors of the page's code, without failed requests (the local world has no pictures). */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const isPicture = message.text().includes('Failed to load resource');
    if (message.type() === 'error' && !isPicture) errors.push(message.text());
  });
  return errors;
}

/** Chooses a demo user by name on the login page. */
export async function chooseDemoUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a demo fan' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Signs in on the login page as a new demo user. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await chooseDemoUser(page, name);
  await page.getByText(`Welcome, ${name}`).waitFor();
}

/** Stops the page's timers; `page.clock.runFor` advances them. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Delays matching requests until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Chromium on a machine without a network sends no offline event, so this dispatches it. */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), isOffline ? 'offline' : 'online');
}

/**
 * A page stores what the user sees when it is hidden, once the code for that has loaded. This hides it until it has stored.
 */
export async function storeOfflineCopy(page: Page, userId: string): Promise<void> {
  await page.waitForFunction((key) => {
    localStorage.removeItem(key);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return localStorage.getItem(key) !== null;
  }, `outrank:persistedQueries:${userId}`);
}

let names = 0;

/** A name that is unique across runs and parallel files. */
export function uniqueName(first: string): string {
  names += 1;
  return `${first} ${[Date.now(), process.pid, names].map((part) => part.toString(36)).join('.')}`;
}
