import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createDemoUser } from '@outrank/shared/accounts/demoUsers';
import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { userPath } from '@outrank/shared/documents/user';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Browser, BrowserContext } from 'playwright-core';
import { openEmulatorApp } from '../emulators/adminApp.ts';
import { isPortFree } from '../emulators/requirements/ports.ts';
import { launchChromium } from '../lib/chromium.ts';
import { rootFolder } from '../lib/folders.ts';
import type { BenchMetric } from './report.ts';

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
  measure(bench: Bench): Promise<BenchMetric[]>;
};

/** Opens a browser and signs in a new user, whom `close` removes. Serves pictures meanwhile. */
export async function openBench(site: string): Promise<Bench> {
  const stopPictures = await startPictureServer();
  // At a Ctrl-C the emulators stop first; Playwright would exit at once.
  const browser = await launchChromium({ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
  const app = openEmulatorApp();
  const firestore = getFirestore(app);
  const profile = await browser.newContext({ baseURL: site, locale: 'en-US', serviceWorkers: 'block' });
  const userName = `Bench ${Date.now().toString(36)}`;
  await signIn(profile, userName);
  const { sub, email } = createDemoUser(userName);
  const { uid: userId } = await getAuth(app).getUserByEmail(email);
  const close = async () => {
    await browser.close();
    stopPictures();
    for (const path of [userListsPath(userId), userPath(userId), googleAccountPath(sub)])
      await firestore.recursiveDelete(firestore.doc(path));
    await getAuth(app).deleteUser(userId);
    await deleteApp(app);
  };
  return { site, browser, profile, userId, userName, firestore, close };
}

async function signIn(profile: BrowserContext, name: string): Promise<void> {
  const page = await profile.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(`Welcome, ${name}`).waitFor();
  await page.close();
}

/** A build for the emulators requests pictures here (web/src/data/pictures/readPicture.ts). */
const PICTURES = { host: '127.0.0.1', port: 9199 };

/**
 * Answers every request for a picture with the same small picture, because a page without pictures retries and logs errors, which
 * the deployed one does not. Uses a running Storage emulator as it is. Returns the function that stops the server.
 */
async function startPictureServer(): Promise<() => void> {
  if (!(await isPortFree(PICTURES))) return () => undefined;
  const picture = readFileSync(join(rootFolder, 'web/public/icons/torch-192.png'));
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000' });
    answer.end(picture);
  });
  server.listen(PICTURES);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

type BuiltFunction<Event> = { run(event: Event): Promise<unknown> };

/** Loads a built function, to deliver events to it without the emulator. */
export async function loadFunction<Event>(name: string): Promise<BuiltFunction<Event>> {
  const { info } = console;
  // The function's logger takes `console.info` when it is loaded; it would print thousands of lines.
  console.info = () => {};
  const path = join(rootFolder, 'functions/lib/index.js');
  const built = (await import(path)) as Record<string, BuiltFunction<Event>>;
  console.info = info;
  const found = built[name];
  if (!found) throw new Error(`functions/lib has no ${name}.`);
  return found;
}
