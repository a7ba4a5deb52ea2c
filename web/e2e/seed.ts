import { listPath, newListId, userListsPath } from '@outrank/shared/firestore/documentPaths';
import { dayNumber } from '@outrank/shared/firestore/timestamp';
import { type ListContent, storedContent } from '@outrank/shared/lists/list';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
const app = initializeApp({ projectId: 'demo-outrank' }, 'e2e');

/** Past the rules: what a test puts into the world and reads from it. */
export const store = getFirestore(app);
export const accounts = getAuth(app);

let lastId = Date.now();

const palau = ['tom-westman', 'ian-rosenberger', 'katie-gallagher', 'jenn-lyon'].map((id) =>
  contestantItem(id, 's10'),
);

type Seeded = Partial<ListContent> & {
  userId: string;
  userName: string;
  createdAt?: Date;
  upvoteCount?: number;
  /** Fields of the stored document that no screen writes. */
  stored?: Record<string, unknown>;
};

/** Lists dated into the future, so that they are the newest; they must not stay the newest for other tests. */
const aheadOfTime = new Set<string>();

export async function removeListsAheadOfTime(): Promise<void> {
  await Promise.all([...aheadOfTime].map((path) => store.doc(path).delete()));
  aheadOfTime.clear();
}

/** A published list, as the app would have stored it. Names only what matters. */
export async function seedList({ userId, userName, createdAt, upvoteCount, stored, ...content }: Seeded) {
  lastId += 1;
  const listId = newListId(lastId);
  const at = Timestamp.fromDate(createdAt ?? new Date());
  const full = { name: 'A list', description: '', tags: [], items: palau, ...content };
  const path = listPath({ userId, listId });
  if (at.toMillis() > Date.now()) aheadOfTime.add(path);
  await store.doc(path).set({
    ...storedContent(full),
    id: listId,
    userId,
    userName,
    isPublic: true,
    createdAt: at,
    createdDay: dayNumber(at.toDate()),
    updatedAt: at,
    changedAt: Timestamp.now(),
    upvoteCount: upvoteCount ?? 0,
    ...stored,
  });
  return listId;
}

/** A fan who has never signed in, with a profile that everyone may read. */
export async function seedUser(displayName: string): Promise<{ userId: string; userName: string }> {
  lastId += 1;
  const userId = `seeded-${process.pid}-${lastId}`;
  await store.doc(userListsPath(userId)).set({ displayName });
  return { userId, userName: displayName };
}

/** The account of whoever is signed in on the page by that name. */
export async function uidOf(displayName: string): Promise<string> {
  const found = await store.collection('userLists').where('displayName', '==', displayName).get();
  const uid = found.docs[0]?.id;
  if (!uid) throw new Error(`Nobody is called ${displayName}.`);
  return uid;
}
