import { parseSlots } from '@outrank/shared/ballot';
import type { CategoryId } from '@outrank/shared/categories';
import { ballotsPath, favoritePath, LISTS_GROUP, listPath, upvotePath } from '@outrank/shared/documentPaths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId, urlOf } from '../emulators/emulatorSettings.ts';
import { type ManyList, manyList } from './manyLists.ts';

const FAVORITES = 3;
const UPVOTES = 6;

/** More at once would only wait in memory. */
const WRITTEN_AT_ONCE = 5000;

/** Where the fan of the bench has voted. */
export const VOTED_CATEGORY: CategoryId = 'goat-social';

/** The emulators' world as the bench fills it, past the rules. */
export type DiscoverWorld = {
  /** Adds lists until there are so many. */
  growTo(lists: number): Promise<void>;
  /** Makes the first lists the fan's favorites, upvotes them and some more, and has the fan vote. */
  giveMarks(userId: string): Promise<void>;
  /** What a fan's requests are signed with. */
  tokenOf(userId: string): Promise<string>;
  /** Reads every list at once, as an app does that filters on its own, and gives their number. */
  readEveryList(): Promise<number>;
  close(): Promise<void>;
};

export function openDiscoverWorld(): DiscoverWorld {
  Object.assign(process.env, emulatorEnvironment());
  const app = initializeApp({ projectId }, 'bench-discover');
  const firestore = getFirestore(app);
  const began = new Date();
  let grown = 0;
  return {
    growTo: async (lists) => {
      while (grown < lists) {
        const count = Math.min(WRITTEN_AT_ONCE, lists - grown);
        await writeLists(firestore, listsFrom(grown, count, began));
        grown += count;
      }
    },
    giveMarks: (userId) => writeMarks(firestore, userId, listsFrom(0, UPVOTES, began)),
    tokenOf: async (userId) => exchange(await getAuth(app).createCustomToken(userId)),
    readEveryList: async () => (await firestore.collectionGroup(LISTS_GROUP).get()).size,
    close: () => deleteApp(app),
  };
}

function listsFrom(first: number, count: number, began: Date): ManyList[] {
  return Array.from({ length: count }, (_, index) => manyList(first + index, began));
}

/** Search follows `changedAt`, so that it is the moment of the writing, whenever the list was created. */
async function writeLists(firestore: Firestore, lists: readonly ManyList[]): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  for (const { key, data } of lists) {
    void writer.create(firestore.doc(listPath(key)), { ...data, changedAt: FieldValue.serverTimestamp() });
  }
  await writer.close();
}

async function writeMarks(firestore: Firestore, userId: string, lists: readonly ManyList[]): Promise<void> {
  const batch = firestore.batch();
  const now = FieldValue.serverTimestamp();
  for (const { key } of lists) batch.set(firestore.doc(upvotePath(userId, key)), { ...key, at: now });
  for (const { key, data } of lists.slice(0, FAVORITES)) {
    const favorite = { ...key, name: data.name, favoritedAt: now };
    batch.set(firestore.doc(favoritePath(userId, key)), favorite);
  }
  const ranking = parseSlots(['tom-westman', 'yul-kwon']);
  batch.set(firestore.doc(ballotsPath(userId)), { [VOTED_CATEGORY]: { ranking, submittedAt: now } });
  await batch.commit();
}

async function exchange(token: string): Promise<string> {
  const service = `${urlOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken`;
  const answer = await fetch(`${service}?key=emulator`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken?: string };
  if (idToken === undefined) throw new Error(`The Auth emulator refused the sign-in: ${answer.status}.`);
  return idToken;
}
