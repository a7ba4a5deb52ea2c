import {
  commentPath,
  deletedCommentPath,
  hiddenContentPath,
  type ListKey,
  listPath,
  reportCountPath,
} from '@outrank/shared/firestore/documentPaths';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import { type DocumentData, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { type Decision, note } from './decision.ts';

/**
 * Takes a list or a comment out of everybody's sight and closes its reports. Gives false when it is gone; hidden already is
 * as good. A list stays where it is, so that its owner sees and may edit it; a comment moves, because whoever may see a list
 * reads all talk under it. Its votes stay for the day it is restored.
 * @throws when Firestore fails; nothing is changed then.
 */
export function hideContent(db: Firestore, decision: Decision): Promise<boolean> {
  const target = parseReportTarget(decision.target);
  return db.runTransaction(async (transaction) => {
    const hide = { db, transaction, decision };
    const wasThere = await (target.kind === 'list'
      ? hideList(hide, target.list)
      : hideComment(hide, target.commentId));
    transaction.delete(db.doc(reportCountPath(decision.target)));
    return wasThere;
  });
}

type Hiding = { readonly db: Firestore; readonly transaction: Transaction; readonly decision: Decision };

async function hideList({ db, transaction, decision }: Hiding, key: ListKey): Promise<boolean> {
  const list = await transaction.get(db.doc(listPath(key)));
  if (!list.exists || list.get('hidden') === true) return list.exists;
  transaction.update(list.ref, {
    hidden: true,
    isPublic: false,
    changedAt: FieldValue.serverTimestamp(),
  });
  putAway({ db, transaction, decision }, key.userId, key, {
    comment: null,
    wasPublic: list.get('isPublic') === true,
  });
  return true;
}

async function hideComment({ db, transaction, decision }: Hiding, commentId: string): Promise<boolean> {
  const [comment, hidden] = await transaction.getAll(
    db.doc(commentPath(commentId)),
    db.doc(hiddenContentPath(decision.target)),
  );
  const document = comment?.data();
  if (!document) return hidden?.exists === true;
  const key = { userId: document.listUserId, listId: document.listId };
  // What is under a list that was deleted goes with it, and must not be moved out of the way.
  const { exists } = await transaction.get(db.doc(listPath(key)));
  if (!exists) return false;
  transaction.delete(db.doc(commentPath(commentId)));
  transaction.set(db.doc(deletedCommentPath(commentId)), { at: FieldValue.serverTimestamp() });
  putAway({ db, transaction, decision }, document.userId, key, { comment: document });
  return true;
}

/** What it takes to restore the target, under the list that it goes with. */
function putAway({ db, transaction, decision }: Hiding, userId: string, list: ListKey, what: DocumentData) {
  const { by, reason, target } = decision;
  transaction.set(db.doc(hiddenContentPath(target)), {
    ...what,
    userId,
    listUserId: list.userId,
    listId: list.listId,
    at: FieldValue.serverTimestamp(),
    by,
    reason,
  });
  note(transaction, db, decision);
}
