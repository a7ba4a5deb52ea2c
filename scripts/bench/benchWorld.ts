import { parseSlots } from '@outrank/shared/ballots/ballot';
import { categories } from '@outrank/shared/ballots/categories';
import {
  ballotsPath,
  favoritePath,
  type ListKey,
  listPath,
  upvotePath,
} from '@outrank/shared/firestore/documentPaths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId, urlOf } from '../emulators/emulatorSettings.ts';
import { runSchedules } from '../emulators/schedules.ts';
import { contestants } from './contestants.ts';
import { discuss } from './discussion.ts';
import { type ManyList, manyList } from './manyLists.ts';

const FIRST_LISTS = 100;
const FAVORITES = 3;
const UPVOTES = 6;

/** More at once would only wait in memory. */
const WRITTEN_AT_ONCE = 5000;

/** The emulators' world as the bench fills it, past the rules. */
export type BenchWorld = {
  /** A hundred lists; the fan has favorites and upvotes among them, and has voted, so that no page is empty. */
  begin(userId: string): Promise<void>;
  /** Adds lists until there are so many. */
  growTo(lists: number): Promise<void>;
  /** What a fan's requests are signed with. */
  tokenOf(userId: string): Promise<string>;
  /** Puts comments under a list, some of which the fan has voted on; without a list under the first that hides nothing. */
  discuss(userId: string, list?: ListKey): Promise<ListKey>;
  close(): Promise<void>;
};

export function openBenchWorld(): BenchWorld {
  Object.assign(process.env, emulatorEnvironment());
  const app = initializeApp({ projectId }, 'bench-discover');
  const firestore = getFirestore(app);
  const began = new Date();
  let grown = 0;
  const growTo = async (lists: number) => {
    while (grown < lists) {
      const count = Math.min(WRITTEN_AT_ONCE, lists - grown);
      await writeLists(firestore, listsFrom(grown, count, began));
      grown += count;
    }
  };
  return {
    begin: async (userId) => {
      await growTo(FIRST_LISTS);
      await writeMarks(firestore, userId, listsFrom(0, UPVOTES, began));
      await runSchedules();
    },
    growTo,
    tokenOf: async (userId) => exchange(await getAuth(app).createCustomToken(userId)),
    discuss: async (userId, list = openList(began)) => {
      await discuss(firestore, list, userId);
      return list;
    },
    close: () => deleteApp(app),
  };
}

/** Comments on spoilers come only when a fan uncovers them. */
function openList(began: Date): ListKey {
  const list = listsFrom(0, FIRST_LISTS, began).find(({ data }) => !data.tags.includes('spoiler'));
  if (list === undefined) throw new Error('Every list of the bench is covered.');
  return list.key;
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
  const ranking = parseSlots(contestants(10).map(({ id }) => id));
  const ballots = categories.map(({ id }) => [id, { ranking, submittedAt: now }]);
  batch.set(firestore.doc(ballotsPath(userId)), Object.fromEntries(ballots));
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
