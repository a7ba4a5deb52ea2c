import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import { MODERATION_LOG } from '@outrank/shared/documents/moderation';
import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** A curator's decision about a report target or an account. */
export type Decision = {
  readonly by: string;
  readonly action: ModerateRequest['action'];
  /** The id of a report target, the uid of an account to block, or the id of a blocked Google account. */
  readonly target: string;
  readonly reason: string;
  /** Whether a block hides all public lists of the account. */
  readonly hidesLists?: boolean;
};

/** What a curator said of the season (`target`) that is followed. */
type SeasonDecision = Pick<Decision, 'by' | 'target'> &
  Pick<SeasonEdit, 'action'> & { readonly edit: SeasonEdit };

/** Logs a decision in the transaction that applies it. */
export function logDecision(transaction: Transaction, db: Firestore, decision: Decision | SeasonDecision) {
  const at = FieldValue.serverTimestamp();
  transaction.create(db.collection(MODERATION_LOG).doc(), { ...decision, at });
}
