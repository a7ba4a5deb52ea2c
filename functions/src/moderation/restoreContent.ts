import {
  blockedAccountPath,
  commentPath,
  deletedCommentPath,
  hiddenContentPath,
  listPath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { BLOCKED_BY_SELF } from '@outrank/shared/moderation/moderation';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { votesOfValue } from '../platform/reactionFirestoreQueries.ts';
import { type Decision, note } from './decision.ts';

/**
 * Shows again what was hidden. Gives false when it is gone by now or about to go: it was deleted, or the
 * list that it stood under, or its fan's account.
 * What stands is as good.
 * @throws when Firestore fails; nothing is changed then.
 */
export function restoreContent(db: Firestore, decision: Decision): Promise<boolean> {
  const target = parseReportTarget(decision.target);
  return db.runTransaction(async (transaction) => {
    const hidden = await transaction.get(db.doc(hiddenContentPath(decision.target)));
    if (!hidden.exists) return isStanding(db, transaction, decision.target);
    const key = { userId: hidden.get('listUserId'), listId: hidden.get('listId') };
    const list = await transaction.get(db.doc(listPath(key)));
    const bar = await transaction.get(db.doc(blockedAccountPath(hidden.get('userId'))));
    // `cleanUpList` removes what is hidden under it, `processDeletionRequest` what is of a fan who leaves.
    if (!list.exists || bar.get('by') === BLOCKED_BY_SELF) return false;
    if (target.kind === 'list') showList(transaction, list, hidden);
    else await showComment(db, transaction, target.commentId, hidden);
    transaction.delete(hidden.ref);
    note(transaction, db, decision);
    return true;
  });
}

async function isStanding(db: Firestore, transaction: Transaction, targetId: string): Promise<boolean> {
  const target = parseReportTarget(targetId);
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

// Meanwhile its author may have changed names, and a fan taken back a vote that nothing counted.
async function showComment(
  db: Firestore,
  transaction: Transaction,
  commentId: string,
  hidden: DocumentSnapshot,
) {
  const profile = await transaction.get(db.doc(userListsPath(hidden.get('userId'))));
  const ups = await transaction.get(votesOfValue(db, commentId, 1).count());
  const downs = await transaction.get(votesOfValue(db, commentId, -1).count());
  const comment = hidden.get('comment');
  transaction.set(db.doc(commentPath(commentId)), {
    ...comment,
    userName: profile.get('displayName') ?? comment.userName,
    upvoteCount: ups.data().count,
    downvoteCount: downs.data().count,
  });
  transaction.delete(db.doc(deletedCommentPath(commentId)));
}
