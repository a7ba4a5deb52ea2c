import { setTimeout as wait } from 'node:timers/promises';
import { listPath, createListId, userListsPath, userPath } from '@outrank/shared/firestore/documentPaths';
import { dayNumber } from '@outrank/shared/firestore/timestamp';
import { toStoredContent } from '@outrank/shared/lists/list';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { BrowserContext } from 'playwright-core';
import { emulatorEnvironment, projectId } from '../emulators/emulatorSettings.ts';

/** A fan who exists for one run of the bench. */
export type BenchUser = {
  readonly userId: string;
  /** Publishes a list in this fan's name and returns its id. */
  publish(name: string, items: readonly ListedItem[]): Promise<string>;
  /** Takes the fan and everything of theirs out of the world again. */
  remove(): Promise<void>;
};

/** Emulators that somebody has stopped meanwhile never answer; then there is nothing left to tidy up either. */
const REMOVAL_PATIENCE_MS = 15_000;

/** Signs a new fan in; from then on every page of the profile is theirs. */
export async function signInAsNewUser(profile: BrowserContext): Promise<BenchUser> {
  const userName = `Bench ${Date.now().toString(36)}`;
  const page = await profile.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a demo fan' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(userName);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(`Welcome, ${userName}`).waitFor();
  await page.close();
  return fanNamed(userName);
}

async function fanNamed(userName: string): Promise<BenchUser> {
  Object.assign(process.env, emulatorEnvironment());
  const app = initializeApp({ projectId }, 'bench');
  const firestore = getFirestore(app);
  const { users } = await getAuth(app).listUsers();
  const userId = users.find(({ displayName }) => displayName === userName)?.uid;
  if (userId === undefined) throw new Error(`Nobody is called ${userName}.`);
  return {
    userId,
    publish: async (name, items) => {
      const listId = createListId(Date.now());
      const document = storedList({ listId, userId, userName, name, items });
      await firestore.doc(listPath({ userId, listId })).set(document);
      return listId;
    },
    remove: async () => {
      await Promise.race([removeAll(app, userId), wait(REMOVAL_PATIENCE_MS, undefined, { ref: false })]);
      await deleteApp(app);
    },
  };
}

async function removeAll(app: App, userId: string): Promise<void> {
  const firestore = getFirestore(app);
  for (const path of [userListsPath(userId), userPath(userId)])
    await firestore.recursiveDelete(firestore.doc(path));
  await getAuth(app).deleteUser(userId);
}

type NewList = {
  listId: string;
  userId: string;
  userName: string;
  name: string;
  items: readonly ListedItem[];
};

/** A list document as the app would have stored it just now. */
function storedList({ listId, userId, userName, name, items }: NewList) {
  const now = Timestamp.now();
  return {
    ...toStoredContent({ name, description: '', tags: [], items }),
    id: listId,
    userId,
    userName,
    isPublic: true,
    createdAt: now,
    createdDay: dayNumber(now.toDate()),
    updatedAt: now,
    changedAt: now,
    upvoteCount: 0,
  };
}
