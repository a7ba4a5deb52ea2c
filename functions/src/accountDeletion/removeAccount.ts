import { accountDeletionPath, googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { commentPath } from '@outrank/shared/documents/comment';
import { allKinds } from '@outrank/shared/documents/registry';
import { parseReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { FirebaseError } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { removeReports } from '../cascade/removeReports.ts';
import {
  boundGoogleAccounts,
  deletingGoogleAccounts,
  followsOfUser,
  ratesFor,
} from '../platform/accountQueries.ts';
import { votesOnComment } from '../platform/contentQueries.ts';
import { findToken } from '../platform/googleUser.ts';
import { removeOwned } from '../platform/ownedQueries.ts';
import { readPages, removeOrphans, repeatUntilEmpty } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { countBallots } from '../results/countBallots.ts';
import { listPolls } from '../results/polls.ts';

/** The part of Firebase Auth that a deletion needs. */
export type AuthUsers = Pick<Auth, 'updateUser' | 'deleteUser'>;

type Services = { readonly db: Firestore; readonly authUsers: AuthUsers };

/** Counts of deleted documents, by kind. */
type Removed = Record<string, number>;

/** Rates that are changed at once. */
const RATES_PAGE = 100;

const removedKinds = allKinds.filter(([, { life }]) => ['delete', 'leave'].includes(life.accountDeleted));

/**
 * Deletes a user's documents, then the auth user, and finally the request, which releases the Google account. The events of
 * deleted votes count again; ballots are taken out of the sums here; replies of others stay. Without a request nothing
 * happens. No Google account is bound to the account any more (`requestDeletion`), so nothing new is written, and the
 * deletion ends only when a whole pass found nothing. Safe to interrupt, to repeat and to run twice at once.
 */
export async function removeAccount({ db, authUsers }: Services, uid: string): Promise<Removed> {
  const request = db.doc(accountDeletionPath(uid));
  if (!(await request.get()).exists) return {};
  // Signing in again must not reach the account that is being deleted.
  await ignoreMissing(authUsers.updateUser(uid, { disabled: true }));
  const removed = await repeatUntilEmpty(() => removeOnce(db, uid));
  await ignoreMissing(authUsers.deleteUser(uid));
  await finishDeletion(db, uid);
  return removed;
}

// In the order of the registry: what others see is removed first.
async function removeOnce(db: Firestore, uid: string): Promise<Removed> {
  const removed: Removed = {};
  for (const [name, kind] of removedKinds) {
    const prepare = (id: string) => removeHiddenReactions(db, id);
    removed[name] = await removeOwned(db, kind, uid, name === 'hiddenContent' ? { prepare } : {});
  }
  const target = reportTargetId({ kind: 'user', userId: uid });
  const profile = [db.doc(userListsPath(uid))];
  removed.reportsOnUser = await removeReports(db, profile, [target]);
  removed.followsOfUser = await removeOrphans(db, profile, followsOfUser(db, uid));
  removed.ratesOfOthers = await forgetInRates(db, uid);
  // Uncount the ballots here: if the event of a deletion is lost, they stay counted until the repair job reaches their shard.
  await countBallots(db, uid, listPolls());
  return removed;
}

// Others took tokens for votes on the user's lists, for reports and to follow the user. The rules never read the id of an earlier token.
async function forgetInRates(db: Firestore, uid: string): Promise<number> {
  const names = [uid, reportTargetId({ kind: 'user', userId: uid })].map((name) => ratesFor(db, name, name));
  const lists = [`${uid}~`, `list~${uid}~`].map((start) => ratesFor(db, start, `${start}\uffff`));
  let count = 0;
  for (const rates of [...lists, ...names]) {
    for await (const page of readPages(rates.select(), RATES_PAGE)) {
      await Promise.all(page.map(({ ref }) => ref.update({ documentId: 'removed' })));
      count += page.length;
    }
  }
  return count;
}

async function ignoreMissing(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'auth/user-not-found') throw error;
  }
}

/**
 * Deletes the votes on a hidden comment and the reports of it. They are kept for its return and no event would remove them, so
 * a deletion removes them before it.
 */
async function removeHiddenReactions(db: Firestore, targetId: string): Promise<void> {
  const target = parseReportTarget(targetId);
  if (target.kind !== 'comment') return;
  const comment = [db.doc(commentPath(target.commentId))];
  await removeOrphans(db, comment, votesOnComment(db, target.commentId));
  await removeReports(db, comment, [targetId]);
}

/**
 * Queues the deletion of an account and takes its Google account away from it, in one transaction, so that nothing new can be
 * written; `onAccountDeletionRequested` does the rest. `googleId` is the caller's, whose account may never have written; the
 * repair job has none. A caller's new request takes a token of their bucket `deletions`. Returns false when the bucket is
 * empty; then nothing has changed. Blocks and rates belong to the Google account and stay. Safe to repeat.
 */
export async function requestDeletion(db: Firestore, uid: string, googleId?: string): Promise<boolean> {
  const at = FieldValue.serverTimestamp();
  return runTransaction(db, async (transaction) => {
    const request = await transaction.get(db.doc(accountDeletionPath(uid)));
    const { docs: bound } = await transaction.get(boundGoogleAccounts(db, uid));
    const own =
      googleId === undefined ? undefined : await transaction.get(db.doc(googleAccountPath(googleId)));
    if (!request.exists && googleId !== undefined) {
      const takeToken = await findToken(db, transaction, googleId, 'deletions');
      if (!takeToken) return false;
      takeToken(uid);
    }
    // An imported account may have content without a binding. No new account gets the Google account before that is gone.
    const unbound = own && !own.exists ? [...bound, own] : bound;
    for (const { ref } of unbound) transaction.set(ref, { uid: null, deleting: uid, at });
    // A later time would delay the repair job.
    if (!request.exists) transaction.set(request.ref, { at });
    return true;
  });
}

/** Removes a deletion request and releases the Google account, so that a new account can claim it. Safe to repeat. */
async function finishDeletion(db: Firestore, uid: string): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const { docs } = await transaction.get(deletingGoogleAccounts(db, uid));
    for (const { ref } of docs) transaction.set(ref, { uid: null, at: FieldValue.serverTimestamp() });
    transaction.delete(db.doc(accountDeletionPath(uid)));
  });
}
