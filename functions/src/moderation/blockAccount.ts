import { removeBlocked } from '@outrank/shared/airing/groups';
import type { Group } from '@outrank/shared/documents/group';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { allKinds } from '@outrank/shared/documents/registry';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { boundGoogleAccounts, deletingGoogleAccounts } from '../platform/accountQueries.ts';
import { newInvitation, removeOwned } from '../platform/ownedQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { countBallots } from '../results/countBallots.ts';
import { listPolls } from '../results/polls.ts';
import { type Decision, logDecision } from './decision.ts';

/**
 * Keeps the Google account of a user (`target`) from writing what others see or count, also with its later accounts;
 * `onAccountBlocked` withdraws what it has given. A blocked Google account keeps its first reason. Returns false for a user
 * without a Google account: one whose account was deleted, or who was imported and has never signed in.
 */
export function blockAccount(db: Firestore, decision: Decision): Promise<boolean> {
  const { by, reason, target: uid, hidesLists = false } = decision;
  return runTransaction(db, async (transaction) => {
    const googleIds = await findGoogleIds(db, transaction, uid);
    if (googleIds.length === 0) return false;
    const found = await transaction.getAll(...googleIds.map((id) => db.doc(blockedAccountPath(id))));
    const unblocked = found.filter(({ exists }) => !exists);
    const at = FieldValue.serverTimestamp();
    for (const { ref } of unblocked) transaction.create(ref, { uid, reason, by, at, hidesLists });
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

const withdrawnKinds = allKinds.filter(([, { life }]) => life.accountBlocked !== 'stay');

/**
 * Deletes the votes, reports, ballots, predictions and shares of the user of a blocked Google account, who leaves their
 * groups; the events of the deletions count again. Once the account is unblocked, nothing more is deleted. Safe to interrupt,
 * to repeat and to run twice at once. Returns counts of deleted documents, by kind.
 */
export async function withdrawBlocked(db: Firestore, googleId: string): Promise<Record<string, number>> {
  const blocked = db.doc(blockedAccountPath(googleId));
  const uid: unknown = (await blocked.get()).get('uid');
  if (typeof uid !== 'string') return {};
  const withdrawn: Record<string, number> = {};
  const leave = (group: Group) => removeBlocked(group, uid, newInvitation(db));
  for (const [name, kind] of withdrawnKinds)
    withdrawn[name] = await removeOwned(db, kind, uid, { condition: blocked, leave });
  // Uncount the ballots here: if the event of a deletion is lost, they stay counted until the repair job reaches their shard.
  await countBallots(db, uid, listPolls());
  return withdrawn;
}
