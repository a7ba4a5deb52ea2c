import { MODERATION_LOG } from '@outrank/shared/firestore/documentPaths';
import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** What a curator decided, about a target or an account, and why. */
export type Decision = {
  readonly by: string;
  readonly action: ModerateRequest['action'];
  /** The text of a target, or the uid of an account. */
  readonly target: string;
  readonly reason: string;
};

/** Writes a decision down in the transaction that carries it out. */
export function note(transaction: Transaction, db: Firestore, decision: Decision): void {
  transaction.create(db.collection(MODERATION_LOG).doc(), {
    ...decision,
    at: FieldValue.serverTimestamp(),
  });
}
