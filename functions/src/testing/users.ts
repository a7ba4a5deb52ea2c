import { listPath, listsPath, newListId, userListsPath } from '@outrank/shared/firestore/documentPaths';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { db } from './emulator.ts';

/** Long before any test. */
export const written = Timestamp.fromMillis(1_700_000_000_000);

export async function giveName(uid: string, displayName: string) {
  await db.doc(userListsPath(uid)).set({ displayName });
}

async function giveDocuments(documents: readonly (readonly [path: string, data: DocumentData])[]) {
  const writer = db.bulkWriter();
  for (const [path, data] of documents) void writer.set(db.doc(path), data);
  await writer.close();
}

export function giveLists(uid: string, userName: string, count: number) {
  const stamps = { createdAt: written, updatedAt: written, changedAt: written };
  const listIds = Array.from({ length: count }, (_, index) => newListId(1_000_000 + index));
  return giveDocuments(
    listIds.map((id, upvoteCount) => [
      listPath({ userId: uid, listId: id }),
      { id, userId: uid, userName, name: `List ${id}`, upvoteCount, ...stamps },
    ]),
  );
}

export function giveComments(uid: string, userName: string, count: number) {
  const texts = Array.from({ length: count }, (_, index) => `comment ${index}`);
  return giveDocuments(
    texts.map((text, index) => [
      `comments/${uid}-${index}`,
      { userId: uid, userName, text, createdAt: written },
    ]),
  );
}

export const listsOf = (uid: string) => db.collection(listsPath(uid)).get();
export const commentsOf = (uid: string) => db.collection('comments').where('userId', '==', uid).get();
