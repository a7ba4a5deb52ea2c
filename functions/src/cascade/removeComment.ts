import { commentPath, deletedCommentPath, hiddenContentPath } from '@outrank/shared/firestore/documentPaths';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/**
 * Removes a fan's own comment, also one that a curator hid a moment before, so that it is never restored; replies stay, and
 * the mark that it leaves sets off `cleanUpComment`. Gives false, and touches nothing, when it is another's. One that is gone
 * counts as removed.
 * @throws when Firestore fails; nothing is changed then.
 */
export function removeComment(db: Firestore, uid: string, commentId: string): Promise<boolean> {
  const hidden = hiddenContentPath(reportTargetId({ kind: 'comment', commentId }));
  const places = [commentPath(commentId), hidden].map((path) => db.doc(path));
  return db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...places);
    const present = found.find(({ exists }) => exists);
    if (!present) return true;
    if (present.get('userId') !== uid) return false;
    transaction.delete(present.ref);
    // Rules look at it, so that nobody writes a new comment above the replies to this one.
    transaction.set(db.doc(deletedCommentPath(commentId)), { at: FieldValue.serverTimestamp() });
    return true;
  });
}
