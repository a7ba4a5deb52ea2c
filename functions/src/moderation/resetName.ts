import { toUsername } from '@outrank/shared/accounts/username';
import { userListsPath } from '@outrank/shared/documents/account';
import { parseUserTarget } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { closeReports } from './closeReports.ts';
import { type Decision, logDecision } from './decision.ts';

const DEFAULT_NAME = toUsername(null);

/**
 * Gives a user the default name, which `onProfileWritten` writes to their lists and comments, and closes the reports of the
 * old one. Gives false when the account no longer exists.
 * @throws when Firestore fails; then nothing has changed.
 */
export function resetName(db: Firestore, decision: Decision): Promise<boolean> {
  const { userId } = parseUserTarget(decision.target);
  return runTransaction(db, async (transaction) => {
    const profile = await transaction.get(db.doc(userListsPath(userId)));
    closeReports(
      db,
      transaction,
      decision.target,
      profile.exists ? { displayName: DEFAULT_NAME } : undefined,
    );
    if (!profile.exists || profile.get('displayName') === DEFAULT_NAME) return profile.exists;
    transaction.update(profile.ref, { displayName: DEFAULT_NAME });
    logDecision(transaction, db, decision);
    return true;
  });
}
