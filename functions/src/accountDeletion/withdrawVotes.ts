import type { Firestore } from 'firebase-admin/firestore';
import { userCommentVotes, userUpvotes } from '../platform/firestoreQueries.ts';
import { removeUserDocuments } from './removeUserDocuments.ts';

/**
 * Deletes a user's upvotes of lists, whose events count the lists again. Safe to interrupt, to repeat and to run twice at once.
 * Gives how many were withdrawn.
 * @throws when Firestore fails; the next run continues.
 */
export function withdrawUpvotes(db: Firestore, uid: string): Promise<number> {
  return removeUserDocuments(db, { documents: userUpvotes(db, uid) });
}

/** Deletes a user's votes on comments, in the same way. */
export function withdrawCommentVotes(db: Firestore, uid: string): Promise<number> {
  return removeUserDocuments(db, { documents: userCommentVotes(db, uid) });
}
