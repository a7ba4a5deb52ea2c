import { type ListKey, listPath } from '@outrank/shared/firestore/documentPaths';
import { dayNumber } from '@outrank/shared/firestore/timestamp';
import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { SomeList } from './catalogues.ts';
import { db } from './emulator.ts';

type Wish = {
  readonly userId?: string;
  readonly createdAt?: Date;
  readonly upvoteCount?: number;
  /** Fields that only this test has, or that break the list. */
  readonly more?: DocumentData;
};

let listNumber = 1_000_000;

/** Stores a list of the name, changed just now, and gives its place. */
export async function giveList(name: string, wish: Wish = {}) {
  listNumber += 1;
  const key = { userId: wish.userId ?? 'ana', listId: `list_${listNumber}` };
  await db.doc(listPath(key)).set(listDocument(key, name, wish));
  return key;
}

/** A list as it is stored, changed just now. */
export function listDocument({ userId, listId }: ListKey, name: string, wish: Omit<Wish, 'userId'> = {}) {
  const { createdAt = new Date(), upvoteCount = 0, more = {} } = wish;
  const created = Timestamp.fromDate(createdAt);
  return {
    id: listId,
    userId,
    userName: 'Ana',
    name,
    description: '',
    tags: ['season-ranking'],
    tagSet: {},
    type: 'season-ranking',
    itemIds: ['s20'],
    itemSeasonIds: [''],
    isPublic: true,
    createdAt: created,
    createdDay: dayNumber(createdAt),
    updatedAt: created,
    changedAt: FieldValue.serverTimestamp(),
    upvoteCount,
    ...more,
  };
}

/** Stores lists as far as search reads them, changed just now. */
export async function giveLists(lists: readonly SomeList[]) {
  const writer = db.bulkWriter();
  for (const list of lists) {
    const createdAt = Timestamp.fromMillis(list.createdAt);
    void writer.set(db.doc(listPath(list)), { ...list, createdAt, changedAt: FieldValue.serverTimestamp() });
  }
  await writer.close();
}
