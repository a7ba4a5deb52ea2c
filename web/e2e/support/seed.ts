import { userListsPath } from '@outrank/shared/documents/account';
import { createListId, type ListKey, listPath } from '@outrank/shared/documents/list';
import { upvotePath } from '@outrank/shared/documents/reactions';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { listDocument } from '@outrank/shared/testing/storedDocuments';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
const app = initializeApp({ projectId: 'demo-outrank' }, 'e2e');

/** Admin access, which bypasses the rules. */
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
};

/** Lists with a future date, which are the newest. They must be removed before other tests run. */
const datedInFuture = new Set<string>();

export async function removeFutureLists(): Promise<void> {
  await Promise.all([...datedInFuture].map((path) => store.doc(path).delete()));
  datedInFuture.clear();
}

/** Stores a published list as the app would. Returns its id. */
export async function seedList({ userId, userName, createdAt, upvoteCount = 0, ...content }: Seeded) {
  lastId += 1;
  const listId = createListId(lastId);
  const at = Timestamp.fromDate(createdAt ?? new Date());
  const path = listPath({ userId, listId });
  if (at.toMillis() > Date.now()) datedInFuture.add(path);
  await store.doc(path).set({
    ...listDocument({ userId, listId }, at, { name: 'A list', items: palau, ...content }),
    userName,
    changedAt: Timestamp.now(),
    upvoteCount,
  });
  return listId;
}

/** Stores upvotes of users who have never signed in. A list that is voted on is counted anew, so it needs a document for each. */
export async function seedUpvotes(key: ListKey, count: number): Promise<void> {
  const at = Timestamp.now();
  const batch = store.batch();
  for (let voter = 1; voter <= count; voter += 1)
    batch.set(store.doc(upvotePath(`seeded-voter-${voter}`, key)), { ...key, at });
  await batch.commit();
}

/** Stores the profile of a user who has never signed in. */
export async function seedUser(displayName: string): Promise<{ userId: string; userName: string }> {
  lastId += 1;
  const userId = `seeded-${process.pid}-${lastId}`;
  await store.doc(userListsPath(userId)).set({ displayName });
  return { userId, userName: displayName };
}

/** The uid of the user with this name. */
export async function uidOf(displayName: string): Promise<string> {
  const found = await store.collection('userLists').where('displayName', '==', displayName).get();
  const uid = found.docs[0]?.id;
  if (!uid) throw new Error(`No user is called ${displayName}.`);
  return uid;
}
