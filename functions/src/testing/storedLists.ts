import { type ListKey, listPath } from '@outrank/shared/firestore/documentPaths';
import { toDayNumber } from '@outrank/shared/firestore/timestamp';
import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db } from './emulator.ts';

type ListOptions = {
  readonly userId?: string;
  readonly createdAt?: Date;
  readonly upvoteCount?: number;
  /** Fields that only this test has, or that make the list invalid. */
  readonly more?: DocumentData;
};

let listNumber = 1_000_000;

/** Stores a list that changed just now, and gives its key. */
export async function seedList(name: string, options: ListOptions = {}) {
  listNumber += 1;
  const key = { userId: options.userId ?? 'ana', listId: `list_${listNumber}` };
  await db.doc(listPath(key)).set(listDocument(key, name, options));
  return key;
}

/** A list document that changed just now. */
export function listDocument({ userId, listId }: ListKey, name: string, options: ListOptions = {}) {
  const { createdAt = new Date(), upvoteCount = 0, more = {} } = options;
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
    createdDay: toDayNumber(createdAt),
    updatedAt: created,
    changedAt: FieldValue.serverTimestamp(),
    upvoteCount,
    ...more,
  };
}
