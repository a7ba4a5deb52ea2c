import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { hiddenContentPath } from '@outrank/shared/documents/moderation';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { votesOnComment } from '../platform/contentQueries.ts';
import { removeOrphans } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { removeReports } from './removeReports.ts';

const targetOf = (commentId: string) => reportTargetId({ kind: 'comment', commentId });

/** Where a comment is: among the others, or hidden. */
const placesOf = (db: Firestore, commentId: string) =>
  [commentPath(commentId), hiddenContentPath(targetOf(commentId))].map((path) => db.doc(path));

/**
 * Deletes a user's comment, also a hidden one, which is then never restored. Replies stay, and the comment's tombstone starts
 * `onCommentDeleted`. Returns false, and changes nothing, for another user's comment. A missing comment counts as deleted.
 */
export function removeComment(db: Firestore, uid: string, commentId: string): Promise<boolean> {
  return runTransaction(db, async (transaction) => {
    const found = await transaction.getAll(...placesOf(db, commentId));
    const present = found.find(({ exists }) => exists);
    if (!present) return true;
    if (present.get('userId') !== uid) return false;
    transaction.delete(present.ref);
    // Rules check the tombstone, so that no new comment can reuse the id and take over the replies.
    transaction.set(db.doc(deletedCommentPath(commentId)), { at: FieldValue.serverTimestamp() });
    return true;
  });
}

/**
 * Deletes what belongs to a deleted comment: the votes on it and the reports of it. The rules refuse new votes, because the
 * comment is gone. Those of a hidden comment stay. Safe to interrupt, to repeat and to run twice at once. Returns counts of
 * deleted documents.
 */
export async function cascadeCommentDeletion(db: Firestore, commentId: string) {
  const places = placesOf(db, commentId);
  return {
    votes: await removeOrphans(db, places, votesOnComment(db, commentId)),
    reports: await removeReports(db, places, [targetOf(commentId)]),
  };
}
