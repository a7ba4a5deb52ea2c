import { commentPath, deletedCommentPath } from '@outrank/shared/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/**
 * Removes a fan's own comment; replies stay, and the mark that it leaves sets off `cleanUpComment`. Gives false, and touches
 * nothing, when it is another's. One that is gone counts as removed.
 * @throws when Firestore fails; nothing is changed then.
 */
export function removeComment(db: Firestore, uid: string, commentId: string): Promise<boolean> {
  const comment = db.doc(commentPath(commentId));
  return db.runTransaction(async (transaction) => {
    const present = await transaction.get(comment);
    if (!present.exists) return true;
    if (present.get('userId') !== uid) return false;
    transaction.delete(comment);
    // Rules look at it, so that nobody writes a new comment above the replies to this one.
    transaction.set(db.doc(deletedCommentPath(commentId)), { at: FieldValue.serverTimestamp() });
    return true;
  });
}
