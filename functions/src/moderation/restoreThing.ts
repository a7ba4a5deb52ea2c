import {
  commentPath,
  deletedCommentPath,
  hiddenThingPath,
  listPath,
  userListsPath,
} from '@outrank/shared/documentPaths';
import { thingOf } from '@outrank/shared/thing';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { votesOfValue } from '../platform/markQueries.ts';
import { type Decision, note } from './decision.ts';

/**
 * Shows again what was hidden. Gives false when it is gone by now: it was deleted, or the list that it stood under was.
 * What stands is as good.
 * @throws when Firestore fails; nothing is changed then.
 */
export function restoreThing(db: Firestore, decision: Decision): Promise<boolean> {
  const thing = thingOf(decision.target);
  return db.runTransaction(async (transaction) => {
    const hidden = await transaction.get(db.doc(hiddenThingPath(decision.target)));
    if (!hidden.exists) return isStanding(db, transaction, decision.target);
    const key = { userId: hidden.get('listUserId'), listId: hidden.get('listId') };
    const list = await transaction.get(db.doc(listPath(key)));
    // `cleanUpList` removes what is hidden under it.
    if (!list.exists) return false;
    if (thing.kind === 'list') showList(transaction, list, hidden);
    else await showComment(db, transaction, thing.commentId, hidden);
    transaction.delete(hidden.ref);
    note(transaction, db, decision);
    return true;
  });
}

async function isStanding(db: Firestore, transaction: Transaction, target: string): Promise<boolean> {
  const thing = thingOf(target);
  const path = thing.kind === 'list' ? listPath(thing.list) : commentPath(thing.commentId);
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
