import {
  blockedAccountPath,
  deletedCommentPath,
  deletedListPath,
} from '@outrank/shared/firestore/documentPaths';
import { BLOCKED_BY_SELF } from '@outrank/shared/moderation/moderation';
import type { Firestore } from 'firebase-admin/firestore';
import type { Unit } from './unit.ts';

/**
 * Whether fans deleted on the new site what would come over: the thing itself, the list that it stands under, or their
 * account. `reader` is the database, or a transaction that then writes.
 */
export async function isGone(db: Firestore, reader: Pick<Firestore, 'getAll'>, unit: Unit): Promise<boolean> {
  const marks = await reader.getAll(...[...barsOf(unit), ...gravesOf(unit)].map((path) => db.doc(path)));
  // Who is barred by a curator may write no more, but what is theirs stays.
  return marks.some((mark) => mark.exists && (mark.get('by') ?? BLOCKED_BY_SELF) === BLOCKED_BY_SELF);
}

/** The bars of whoever wrote it, and of whose list it stands under. What names nobody stands under its fan's id. */
function barsOf({ document: { path, data } }: Unit): string[] {
  const { userId = path.split('/')[1], listUserId = userId } = data;
  return [...new Set([userId, listUserId])].map((uid) => blockedAccountPath(String(uid)));
}

function gravesOf({ kind, document: { path, data } }: Unit): string[] {
  const graveOf = (userId: unknown, listId: unknown) =>
    deletedListPath({ userId: String(userId), listId: String(listId) });
  if (kind === 'lists') return [graveOf(data.userId, data.id)];
  if (kind !== 'comments') return [];
  return [deletedCommentPath(path.split('/')[1] ?? ''), graveOf(data.listUserId, data.listId)];
}
