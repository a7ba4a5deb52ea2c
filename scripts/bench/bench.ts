import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createDemoUser } from '@outrank/shared/accounts/demoUsers';
import { builtInSeasons } from '@outrank/shared/catalogue/catalogue';
import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { createListId, type ListKey, listPath } from '@outrank/shared/documents/list';
import { userPath } from '@outrank/shared/documents/user';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Browser, BrowserContext } from 'playwright-core';
import { openEmulatorApp } from '../emulators/adminApp.ts';
import { isPortFree } from '../emulators/requirements.ts';
import { launchChromium, signInByName } from '../lib/chromium.ts';
import { rootFolder } from '../lib/folders.ts';
import { createListData } from '../seed/demoLists.ts';
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

export type BenchPart = {
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
  await signInByName(profile, userName);
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

const contestantIds = [
  ...new Set(builtInSeasons.flatMap(({ contestants }) => contestants.map(({ id }) => id))),
];

/** Publishes a list of so many contestants as the bench's user. */
export async function publishBenchList(
  { firestore, userId, userName }: Bench,
  count: number,
): Promise<ListKey> {
  const now = new Date();
  const key = { userId, listId: createListId(now.getTime()) };
  const items = contestantIds.slice(0, count).map((id) => contestantItem(id));
  const content = { name: `${count} castaways`, description: '', tags: [], items };
  const data = createListData(key, userName, content, now);
  await firestore.doc(listPath(key)).set({ ...data, changedAt: now });
  return key;
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
