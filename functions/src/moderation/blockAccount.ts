import { blockedAccountPath } from '@outrank/shared/firestore/documentPaths';
import { BLOCKED_BY_SELF } from '@outrank/shared/moderation/moderation';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { type Decision, logDecision } from './decision.ts';

/**
 * Keeps an account from writing what others see or count. A blocked account keeps its first reason.
 * @throws when Firestore fails; then nothing has changed.
 */
export function blockAccount(db: Firestore, decision: Decision): Promise<boolean> {
  const { by, reason, target } = decision;
  return runTransaction(db, async (transaction) => {
    const blocked = await transaction.get(db.doc(blockedAccountPath(target)));
    if (blocked.exists) return true;
    transaction.create(blocked.ref, { reason, by, at: FieldValue.serverTimestamp() });
    logDecision(transaction, db, decision);
    return true;
  });
}

/**
 * Lets an account write again. Gives false when its user is deleting it, because nothing new may be written then.
 * @throws when Firestore fails; then nothing has changed.
 */
export function unblockAccount(db: Firestore, decision: Decision): Promise<boolean> {
  return runTransaction(db, async (transaction) => {
    const blocked = await transaction.get(db.doc(blockedAccountPath(decision.target)));
    if (!blocked.exists) return true;
    if (blocked.get('by') === BLOCKED_BY_SELF) return false;
    transaction.delete(blocked.ref);
    logDecision(transaction, db, decision);
    return true;
  });
}
