import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { type ListKey, listPath } from '@outrank/shared/documents/list';
import { hiddenContentPath } from '@outrank/shared/documents/moderation';
import { parseContentTarget } from '@outrank/shared/moderation/reportTarget';
import { type DocumentData, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { closeReports, readContent } from './closeReports.ts';
import { type Decision, logDecision } from './decision.ts';

/**
 * Hides a list or a comment and closes its reports. Gives false when it no longer exists; already hidden counts as success.
 * A list stays in place, so that its owner can read and edit it. A comment is moved, because everybody who can read a list
 * reads all its comments; its votes stay in case it is restored.
 * @throws when Firestore fails; then nothing has changed.
 */
export function hideContent(db: Firestore, decision: Decision): Promise<boolean> {
  const target = parseContentTarget(decision.target);
  return runTransaction(db, async (transaction) => {
    const context = { db, transaction, decision };
    const content = await readContent(db, transaction, decision.target);
    const isDone = await (target.kind === 'list'
      ? hideList(context, target.list)
      : hideComment(context, target.commentId));
    closeReports(db, transaction, decision.target, isDone ? content : undefined);
    return isDone;
  });
}

type Context = { readonly db: Firestore; readonly transaction: Transaction; readonly decision: Decision };

async function hideList({ db, transaction, decision }: Context, key: ListKey): Promise<boolean> {
  const list = await transaction.get(db.doc(listPath(key)));
  if (!list.exists || list.get('hidden') === true) return list.exists;
  transaction.update(list.ref, {
    hidden: true,
    isPublic: false,
    changedAt: FieldValue.serverTimestamp(),
  });
  storeHidden({ db, transaction, decision }, key.userId, key, {
    comment: null,
    wasPublic: list.get('isPublic') === true,
  });
  return true;
}

async function hideComment({ db, transaction, decision }: Context, commentId: string): Promise<boolean> {
  const [comment, hidden] = await transaction.getAll(
    db.doc(commentPath(commentId)),
    db.doc(hiddenContentPath(decision.target)),
  );
  const document = comment?.data();
  if (!document) return hidden?.exists === true;
  const key = { userId: document.listUserId, listId: document.listId };
  // The cascade of a deleted list removes its comments, so they must not be moved away from it.
  const { exists } = await transaction.get(db.doc(listPath(key)));
  if (!exists) return false;
  transaction.delete(db.doc(commentPath(commentId)));
  transaction.set(db.doc(deletedCommentPath(commentId)), { at: FieldValue.serverTimestamp() });
  storeHidden({ db, transaction, decision }, document.userId, key, { comment: document });
  return true;
}

/** Stores what restoring needs, with the key of the list whose deletion removes it. */
function storeHidden(
  { db, transaction, decision }: Context,
  userId: string,
  list: ListKey,
  content: DocumentData,
) {
  const { by, reason, target } = decision;
  transaction.set(db.doc(hiddenContentPath(target)), {
    ...content,
    userId,
    listUserId: list.userId,
    listId: list.listId,
    at: FieldValue.serverTimestamp(),
    by,
    reason,
  });
  logDecision(transaction, db, decision);
}
