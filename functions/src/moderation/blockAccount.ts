import { blockedAccountPath } from '@outrank/shared/firestore/documentPaths';
import { BLOCKED_BY_SELF } from '@outrank/shared/moderation/moderation';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type Decision, note } from './decision.ts';

/**
 * Keeps an account from writing what others see or count. One that is barred stays so for the first reason.
 * @throws when Firestore fails; nothing is changed then.
 */
export function blockAccount(db: Firestore, decision: Decision): Promise<boolean> {
  const { by, reason, target } = decision;
  return db.runTransaction(async (transaction) => {
    const bar = await transaction.get(db.doc(blockedAccountPath(target)));
    if (bar.exists) return true;
    transaction.create(bar.ref, { reason, by, at: FieldValue.serverTimestamp() });
    note(transaction, db, decision);
    return true;
  });
}

/**
 * Lets an account write again. Gives false for one that is being deleted by its own fan: nothing new may appear there.
 * @throws when Firestore fails; nothing is changed then.
 */
export function unblockAccount(db: Firestore, decision: Decision): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const bar = await transaction.get(db.doc(blockedAccountPath(decision.target)));
    if (!bar.exists) return true;
    if (bar.get('by') === BLOCKED_BY_SELF) return false;
    transaction.delete(bar.ref);
    note(transaction, db, decision);
    return true;
  });
}
