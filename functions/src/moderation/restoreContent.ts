import { accountDeletionPath, userListsPath } from '@outrank/shared/documents/account';
import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { listPath } from '@outrank/shared/documents/list';
import { hiddenContentPath } from '@outrank/shared/documents/moderation';
import { parseContentTarget } from '@outrank/shared/moderation/reportTarget';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { commentVotesOf, storeCount } from '../counts/countVotes.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { closeReports, readContent } from './closeReports.ts';
import { type Decision, logDecision } from './decision.ts';

/**
 * Shows hidden content again and closes its reports. Gives false when it was deleted, or when its list was, or while its
 * user's account is being deleted. Already visible counts as success. A comment is counted again, because votes that were
 * withdrawn meanwhile found no comment to count.
 * @throws when Firestore fails; a repeated call completes the decision.
 */
export async function restoreContent(db: Firestore, decision: Decision): Promise<boolean> {
  const target = parseContentTarget(decision.target);
  const isDone = await show(db, decision);
  if (isDone && target.kind === 'comment') await storeCount(db, commentVotesOf(db, target.commentId));
  return isDone;
}

function show(db: Firestore, decision: Decision): Promise<boolean> {
  const target = parseContentTarget(decision.target);
  return runTransaction(db, async (transaction) => {
    const hidden = await transaction.get(db.doc(hiddenContentPath(decision.target)));
    if (!hidden.exists) return isVisible(db, transaction, decision.target);
    const key = { userId: hidden.get('listUserId'), listId: hidden.get('listId') };
    const content = await readContent(db, transaction, decision.target);
    const list = await transaction.get(db.doc(listPath(key)));
    const deletion = await transaction.get(db.doc(accountDeletionPath(hidden.get('userId'))));
    // `onListDeleted` and `onAccountDeletionRequested` are removing the hidden content.
    if (!list.exists || deletion.exists) return false;
    if (target.kind === 'list') showList(transaction, list, hidden);
    else await showComment(db, transaction, target.commentId, hidden);
    transaction.delete(hidden.ref);
    closeReports(db, transaction, decision.target, content);
    logDecision(transaction, db, decision);
    return true;
  });
}

async function isVisible(db: Firestore, transaction: Transaction, targetId: string): Promise<boolean> {
  const target = parseContentTarget(targetId);
  const path = target.kind === 'list' ? listPath(target.list) : commentPath(target.commentId);
  return (await transaction.get(db.doc(path))).exists;
}

function showList(transaction: Transaction, list: DocumentSnapshot, hidden: DocumentSnapshot) {
  transaction.update(list.ref, {
    hidden: FieldValue.delete(),
    isPublic: hidden.get('wasPublic'),
    changedAt: FieldValue.serverTimestamp(),
  });
}

// Meanwhile its author may have a new name.
async function showComment(
  db: Firestore,
  transaction: Transaction,
  commentId: string,
  hidden: DocumentSnapshot,
) {
  const profile = await transaction.get(db.doc(userListsPath(hidden.get('userId'))));
  const comment = hidden.get('comment');
  transaction.set(db.doc(commentPath(commentId)), {
    ...comment,
    userName: profile.get('displayName') ?? comment.userName,
  });
  transaction.delete(db.doc(deletedCommentPath(commentId)));
}
