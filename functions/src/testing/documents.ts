import { userListsPath } from '@outrank/shared/documents/account';
import { createListId, type ListKey, listPath } from '@outrank/shared/documents/list';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import {
  commentDocument as postedComment,
  listDocument as publishedList,
} from '@outrank/shared/testing/storedDocuments';
import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db } from './emulator.ts';

/** Long before any test. */
export const SEEDED_AT = Timestamp.fromMillis(1_700_000_000_000);

/** Stores many documents at once. */
export async function seedDocuments(
  documents: readonly (readonly [path: string, data: DocumentData])[],
): Promise<void> {
  // The emulator needs no slow start, which Firestore asks for.
  const writer = db.bulkWriter({ throttling: false });
  for (const [path, data] of documents) void writer.set(db.doc(path), data);
  await writer.close();
}

export async function setUserName(uid: string, displayName: string) {
  await db.doc(userListsPath(uid)).set({ displayName });
}

type ListOptions = {
  readonly userId?: string;
  readonly createdAt?: Date;
  readonly upvoteCount?: number;
  /** Fields that only this test has, or that make the list invalid. */
  readonly more?: DocumentData;
};

let listNumber = 1_000_000;

/** Stores a list that changed just now, and returns its key. */
export async function seedList(name: string, options: ListOptions = {}) {
  listNumber += 1;
  const key = { userId: options.userId ?? 'ana', listId: `list_${listNumber}` };
  await db.doc(listPath(key)).set(listDocument(key, name, options));
  return key;
}

/** A list document that changed just now. */
export function listDocument(key: ListKey, name: string, options: ListOptions = {}) {
  const { createdAt = new Date(), upvoteCount = 0, more = {} } = options;
  const list = publishedList(key, Timestamp.fromDate(createdAt), { name, items: [seasonItem('s20')] });
  return { ...list, changedAt: FieldValue.serverTimestamp(), upvoteCount, ...more };
}

/** The document of a comment or reply without votes. */
export function commentDocument(
  list: ListKey,
  userId: string,
  userName: string,
  parentId: string | null = null,
) {
  const comment = postedComment(list, SEEDED_AT, parentId);
  return { ...comment, userId, userName, text: `Words of ${userName}` };
}

/** Seeds a user's name, and lists and comments that bear another one. */
export async function seedUser(
  uid: string,
  name: string,
  { lists = 0, comments = 0 }: Partial<Record<'lists' | 'comments', number>>,
) {
  const options = { createdAt: SEEDED_AT.toDate(), more: { changedAt: SEEDED_AT } };
  const keys = Array.from({ length: lists }, (_, index) => createListId(1_000_000 + index));
  await setUserName(uid, name);
  await seedDocuments([
    ...keys.map((listId, upvoteCount) => {
      const key = { userId: uid, listId };
      return [listPath(key), listDocument(key, `List ${listId}`, { ...options, upvoteCount })] as const;
    }),
    ...Array.from({ length: comments }, (_, index) => {
      const comment = { userId: uid, userName: 'Ana', text: `comment ${index}`, createdAt: SEEDED_AT };
      return [`comments/${uid}-${index}`, comment] as const;
    }),
  ]);
}
