import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { hiddenContentPath } from '@outrank/shared/documents/moderation';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';

/**
 * Deletes a user's comment, also a hidden one, which is then never restored. Replies stay, and the comment's tombstone starts
 * `onCommentDeleted`. Returns false, and changes nothing, for another user's comment. A missing comment counts as deleted.
 * @throws when Firestore fails; then nothing has changed.
 */
export function removeComment(db: Firestore, uid: string, commentId: string): Promise<boolean> {
  const hidden = hiddenContentPath(reportTargetId({ kind: 'comment', commentId }));
  const documents = [commentPath(commentId), hidden].map((path) => db.doc(path));
  return runTransaction(db, async (transaction) => {
    const found = await transaction.getAll(...documents);
    const present = found.find(({ exists }) => exists);
    if (!present) return true;
    if (present.get('userId') !== uid) return false;
    transaction.delete(present.ref);
    // Rules check the tombstone, so that no new comment can reuse the id and take over the replies.
    transaction.set(db.doc(deletedCommentPath(commentId)), { at: FieldValue.serverTimestamp() });
    return true;
  });
}
