import { createListId, listPath, listsPath, userListsPath } from '@outrank/shared/firestore/documentPaths';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { db } from './emulator.ts';

/** Long before any test. */
export const SEEDED_AT = Timestamp.fromMillis(1_700_000_000_000);

export async function setUserName(uid: string, displayName: string) {
  await db.doc(userListsPath(uid)).set({ displayName });
}

/** Stores many documents at once. */
export async function seedDocuments(
  documents: readonly (readonly [path: string, data: DocumentData])[],
): Promise<void> {
  const writer = db.bulkWriter();
  for (const [path, data] of documents) void writer.set(db.doc(path), data);
  await writer.close();
}

/** Seeds a user's name, and lists and comments that bear another one. */
export async function seedUser(
  uid: string,
  name: string,
  copies: Partial<Record<'lists' | 'comments', number>>,
) {
  const { lists = 0, comments = 0 } = copies;
  const stamps = { createdAt: SEEDED_AT, updatedAt: SEEDED_AT, changedAt: SEEDED_AT };
  await setUserName(uid, name);
  await seedDocuments([
    ...Array.from({ length: lists }, (_, index) => {
      const listId = createListId(1_000_000 + index);
      const list = { id: listId, userId: uid, userName: 'Ana', name: `List ${listId}`, upvoteCount: index };
      return [listPath({ userId: uid, listId }), { ...list, ...stamps }] as const;
    }),
    ...Array.from({ length: comments }, (_, index) => {
      const comment = { userId: uid, userName: 'Ana', text: `comment ${index}`, createdAt: SEEDED_AT };
      return [`comments/${uid}-${index}`, comment] as const;
    }),
  ]);
}

export const readLists = (uid: string) => db.collection(listsPath(uid)).get();
export const readComments = (uid: string) => db.collection('comments').where('userId', '==', uid).get();
