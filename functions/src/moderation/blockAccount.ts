import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { boundGoogleAccounts, deletingGoogleAccounts } from '../platform/accountQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { type Decision, logDecision } from './decision.ts';

/**
 * Keeps the Google account of a user (`target`) from writing what others see or count, also with its later accounts;
 * `onAccountBlocked` withdraws what it has given. A blocked Google account keeps its first reason. Returns false for a user
 * without a Google account: one whose account was deleted, or who was imported and has never signed in.
 */
export function blockAccount(db: Firestore, decision: Decision): Promise<boolean> {
  const { by, reason, target: uid } = decision;
  return runTransaction(db, async (transaction) => {
    const googleIds = await findGoogleIds(db, transaction, uid);
    if (googleIds.length === 0) return false;
    const found = await transaction.getAll(...googleIds.map((id) => db.doc(blockedAccountPath(id))));
    const unblocked = found.filter(({ exists }) => !exists);
    const at = FieldValue.serverTimestamp();
    for (const { ref } of unblocked) transaction.create(ref, { uid, reason, by, at });
    if (unblocked.length > 0) logDecision(transaction, db, decision);
    return true;
  });
}

// An old account may have bound several.
export async function findGoogleIds(db: Firestore, transaction: Transaction, uid: string): Promise<string[]> {
  const bound = await transaction.get(boundGoogleAccounts(db, uid));
  const deleting = await transaction.get(deletingGoogleAccounts(db, uid));
  return [...bound.docs, ...deleting.docs].map(({ id }) => id);
}

/** Lets a Google account (`target`) write again. What was withdrawn stays withdrawn. */
export function unblockAccount(db: Firestore, decision: Decision): Promise<boolean> {
  return runTransaction(db, async (transaction) => {
    const blocked = await transaction.get(db.doc(blockedAccountPath(decision.target)));
    if (!blocked.exists) return true;
    transaction.delete(blocked.ref);
    logDecision(transaction, db, decision);
    return true;
  });
}
