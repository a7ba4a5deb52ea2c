import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';

const SITE = 'http://127.0.0.1:5050';

export type Window = {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  hasTouch?: boolean;
  /** Another site than the emulators'. */
  site?: string;
  /** Whether the app may keep itself in the browser: then what is asked for need not come to the network, nor to `route`. */
  isKept?: boolean;
};

/** A phone with a finger on it; the default window is a desk with a mouse. */
export const PHONE: Window = { width: 390, height: 844, hasTouch: true };

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
}

/** What the site's own policy kept a page from doing in this test; there is never a reason for any (cspViolations.ts). */
export const policyViolations: string[] = [];

/** A browser profile of its own: nobody is signed in, nothing is stored. */
export async function openProfile(browser: Browser, window: Window = {}): Promise<BrowserContext> {
  const { width = 1280, height = 800, colorScheme = 'dark', hasTouch = false } = window;
  const { site = SITE, isKept = false } = window;
  const profile = await browser.newContext({
    baseURL: site,
    viewport: { width, height },
    colorScheme,
    hasTouch,
    isMobile: hasTouch,
    locale: 'en-US',
    serviceWorkers: isKept ? 'allow' : 'block',
  });
  profile.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) policyViolations.push(message.text());
  });
  return profile;
}

/** Complaints of the page's own code; pictures that the local world does not hold are no complaint. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const isPicture = message.text().includes('Failed to load resource');
    if (message.type() === 'error' && !isPicture) errors.push(message.text());
  });
  return errors;
}

/** Signs in on the login page as a new demo fan. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a demo fan' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(`Welcome, ${name}`).waitFor();
}

/** From here on the page's timers move only when the test says so (`page.clock.runFor`). */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Lets requests of these addresses wait until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

let names = 0;

/** A name that no earlier run has used, nor any file that runs beside this one. */
export function freshName(first: string): string {
  names += 1;
  return `${first} ${[Date.now(), process.pid, names].map((part) => part.toString(36)).join('.')}`;
}
