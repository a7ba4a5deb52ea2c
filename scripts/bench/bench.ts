import { createDemoUser } from '@outrank/shared/accounts/demoUsers';
import { userListsPath, userPath } from '@outrank/shared/firestore/documentPaths';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { openEmulatorApp } from '../emulators/adminApp.ts';
import { chromiumArguments, findChromium } from '../lib/chromium.ts';
import type { Figure } from './report.ts';

/** What every part of the bench measures with. */
export type Bench = {
  readonly site: string;
  readonly browser: Browser;
  /** A browser profile in which the bench's user is signed in. */
  readonly profile: BrowserContext;
  readonly userId: string;
  readonly userName: string;
  readonly firestore: Firestore;
  close(): Promise<void>;
};

export type Part = {
  readonly how: string;
  /** The part fills the emulators, so it is skipped in emulators that the bench did not start. */
  readonly needsOwnEmulators?: true;
  measure(bench: Bench): Promise<Figure[]>;
};

/** Opens a browser and signs in a new user, whom `close` removes. */
export async function openBench(site: string): Promise<Bench> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
    // At a Ctrl-C the emulators stop first; Playwright would exit at once.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const app = openEmulatorApp();
  const firestore = getFirestore(app);
  const profile = await browser.newContext({ baseURL: site, locale: 'en-US', serviceWorkers: 'block' });
  const userName = `Bench ${Date.now().toString(36)}`;
  await signIn(profile, userName);
  const { uid: userId } = await getAuth(app).getUserByEmail(createDemoUser(userName).email);
  const close = async () => {
    await browser.close();
    for (const path of [userListsPath(userId), userPath(userId)])
      await firestore.recursiveDelete(firestore.doc(path));
    await getAuth(app).deleteUser(userId);
    await deleteApp(app);
  };
  return { site, browser, profile, userId, userName, firestore, close };
}

async function signIn(profile: BrowserContext, userName: string): Promise<void> {
  const page = await profile.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a demo fan' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(userName);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(`Welcome, ${userName}`).waitFor();
  await page.close();
}
