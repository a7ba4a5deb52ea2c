import { toUsername } from '@outrank/shared/accounts/username';
import { NAMELESS_GROUP, resetGroupName } from '@outrank/shared/airing/groups';
import { userListsPath } from '@outrank/shared/documents/account';
import { groupPath } from '@outrank/shared/documents/group';
import { getInterval, rateLimits, ratePath } from '@outrank/shared/documents/rate';
import { DAY_MS } from '@outrank/shared/limits';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { parseStoredGroup, writeGroup } from '../platform/ownedQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { findGoogleIds } from './blockAccount.ts';
import { closeReports } from './closeReports.ts';
import { type Decision, logDecision } from './decision.ts';

const DEFAULT_NAME = toUsername(null);

/**
 * Gives a user or a group the default name for a day at least, and closes the reports of the old one. Shares show the new name
 * from then on. Returns false when the account or the group no longer exists.
 */
export function resetName(db: Firestore, decision: Decision): Promise<boolean> {
  const target = parseReportTarget(decision.target);
  if (target.kind === 'user') return resetUser(db, decision, target.userId);
  if (target.kind === 'group') return resetGroup(db, decision, target.groupId);
  throw new TypeError('Only a user and a group have a name');
}

/** The bucket of renames without a token for a day. */
function lockedRate(documentId: string) {
  const fullAt = Date.now() + DAY_MS + rateLimits.renames.windowMs - getInterval('renames');
  return { documentId, at: FieldValue.serverTimestamp(), fullAt: Timestamp.fromMillis(fullAt) };
}

/** `onProfileWritten` writes the name to the user's lists and comments. */
function resetUser(db: Firestore, decision: Decision, userId: string): Promise<boolean> {
  return runTransaction(db, async (transaction) => {
    const profile = await transaction.get(db.doc(userListsPath(userId)));
    const googleIds = await findGoogleIds(db, transaction, userId);
    const content = profile.exists ? { displayName: DEFAULT_NAME } : undefined;
    closeReports(db, transaction, decision.target, content);
    if (!profile.exists || profile.get('displayName') === DEFAULT_NAME) return profile.exists;
    transaction.update(profile.ref, { displayName: DEFAULT_NAME });
    for (const id of googleIds) transaction.set(db.doc(ratePath(id, 'renames')), lockedRate(userId));
    logDecision(transaction, db, decision);
    return true;
  });
}

function resetGroup(db: Firestore, decision: Decision, groupId: string): Promise<boolean> {
  return runTransaction(db, async (transaction) => {
    const stored = await transaction.get(db.doc(groupPath(groupId)));
    const group = parseStoredGroup(stored);
    closeReports(db, transaction, decision.target, group && { name: NAMELESS_GROUP });
    if (!group || group.name === NAMELESS_GROUP) return group !== undefined;
    writeGroup(transaction, stored.ref, resetGroupName(group, Date.now()));
    logDecision(transaction, db, decision);
    return true;
  });
}
