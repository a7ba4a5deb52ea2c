import { commentPath, deletedCommentPath } from '@outrank/shared/documentPaths';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { votesOnComment } from '../platform/markQueries.ts';
import { removeOrphans } from '../platform/removeOrphans.ts';

/**
 * Removes a fan's own comment and all votes on it; replies stay. Gives false, and touches nothing, when it is another's.
 * The comment goes first: a vote moves its counters in the same batch, so from then on none can come, and those that
 * came before are found. Of a comment that is gone nobody knows whose it was, and its votes, which a run that broke off
 * may have left, are of no use to anybody.
 * @throws when Firestore fails; the next run goes on where this one stopped.
 */
export async function removeComment(db: Firestore, uid: string, commentId: string): Promise<boolean> {
  const comment = db.doc(commentPath(commentId));
  if (!(await removeOwn(db, uid, comment))) return false;
  await removeOrphans(db, comment, votesOnComment(db, commentId));
  return true;
}

function removeOwn(db: Firestore, uid: string, comment: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const present = await transaction.get(comment);
    if (!present.exists) return true;
    if (present.get('userId') !== uid) return false;
    transaction.delete(comment);
    // Rules look at it, so that nobody writes a new comment above the replies to this one.
    transaction.set(db.doc(deletedCommentPath(comment.id)), { at: FieldValue.serverTimestamp() });
    return true;
  });
}
