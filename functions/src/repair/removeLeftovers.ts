import { ACCOUNT_DELETIONS } from '@outrank/shared/documents/account';
import { DELETED_COMMENTS } from '@outrank/shared/documents/comment';
import { DELETED_LISTS, parseListKey } from '@outrank/shared/documents/list';
import { BLOCKED_ACCOUNTS } from '@outrank/shared/documents/moderation';
import { rateKinds, ratePath } from '@outrank/shared/documents/rate';
import { DAY_MS } from '@outrank/shared/limits';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { type AuthUsers, removeAccount, requestDeletion } from '../accountDeletion/removeAccount.ts';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { cascadeCommentDeletion } from '../cascade/removeComment.ts';
import { type AuthReader, type Binding, findUnlinked } from '../googleAccounts/claimAccount.ts';
import { withdrawBlocked } from '../moderation/blockAccount.ts';
import { allGoogleAccounts, unboundGoogleAccounts } from '../platform/accountQueries.ts';
import { log } from '../platform/log.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { checkEach, type Repair, type Step } from './runStep.ts';

/** How long the event of a deletion request is retried before it is dropped. */
const RETRIED_MS = DAY_MS;

/** Accounts that are removed at once. */
const REMOVED_AT_ONCE = 10;

/** Removes the accounts that a day of retries did not remove. One that fails again is logged and does not stop the others. */
export function resumeDeletions({
  now,
  ...services
}: Pick<Repair, 'db' | 'now'> & { readonly authUsers: AuthUsers }): Step {
  const before = Timestamp.fromMillis(now.getTime() - RETRIED_MS);
  return {
    name: 'resumeDeletions',
    query: services.db.collection(ACCOUNT_DELETIONS),
    pageSize: REMOVED_AT_ONCE,
    check: checkEach(async (request) => {
      const uid = request.id;
      if (!(request.get('at') < before)) return false;
      try {
        const removed = await removeAccount(services, uid);
        log.warn('account.deletionResumed', { uid, removed });
        return true;
      } catch (error) {
        log.error('account.deletionFailed', { uid }, error);
        return false;
      }
    }),
  };
}

/** By then the token of the deleted account has expired, and every token bucket is full again. */
const RELEASE_KEPT_MS = DAY_MS;

/** Bindings read and removed at once. */
const RELEASED_PAGE = 50;

/** Removes the Google accounts that were released more than a day ago, with their rates. */
export function removeReleased({ db, now }: Pick<Repair, 'db' | 'now'>): Step {
  const before = Timestamp.fromMillis(now.getTime() - RELEASE_KEPT_MS);
  return {
    name: 'removeReleased',
    query: unboundGoogleAccounts(db),
    pageSize: RELEASED_PAGE,
    check: checkEach(
      async (account) => isReleasedBefore(account, before) && removeGoogleAccount(db, account, before),
    ),
  };
}

function isReleasedBefore(account: DocumentSnapshot, time: Timestamp): boolean {
  const { uid, deleting, at } = account.data() ?? {};
  return uid === null && deleting === undefined && at < time;
}

// The transaction reads the account again: its owner may be claiming it.
function removeGoogleAccount(db: Firestore, { id, ref }: DocumentSnapshot, before: Timestamp) {
  return runTransaction(db, async (transaction) => {
    if (!isReleasedBefore(await transaction.get(ref), before)) return false;
    for (const kind of rateKinds) transaction.delete(db.doc(ratePath(id, kind)));
    transaction.delete(ref);
    return true;
  });
}

/** The most users that Firebase Auth gives at once. */
const USERS_PAGE = 100;

/** More deletions among so many users need a human: a wrong configuration must not delete everybody. */
const UNLINKED_MAX = 10;

/** Requests the deletion of the accounts that nobody can sign in to any more: their auth user is gone, or no longer linked. */
export function deleteUnlinked({ db, authUsers }: { db: Firestore; authUsers: AuthReader }): Step {
  return {
    name: 'deleteUnlinked',
    query: allGoogleAccounts(db).select('uid'),
    pageSize: USERS_PAGE,
    check: async (page) => {
      const unlinked = await findUnlinked(authUsers, page.flatMap(toBinding));
      if (unlinked.length > UNLINKED_MAX) {
        log.error('account.tooManyUnlinked', { found: unlinked.length });
        return 0;
      }
      for (const { uid } of unlinked) {
        await requestDeletion(db, uid);
        log.warn('account.deletionRequested', { uid, reason: 'unlinked' });
      }
      return unlinked.length;
    },
  };
}

function toBinding(account: DocumentSnapshot): Binding[] {
  const uid: unknown = account.get('uid');
  return typeof uid === 'string' ? [{ googleId: account.id, uid }] : [];
}

/** Deletions and blocks that are checked at once. */
const PAGE = 20;

/** Two full scans. Nothing new can belong to what was deleted earlier. */
const RECENT_MS = 14 * DAY_MS;

/** Removes what lists and comments left behind that were deleted lately. */
export function cleanUpDeletions(repair: Repair): Step[] {
  const { db, now } = repair;
  const since = Timestamp.fromMillis(now.getTime() - RECENT_MS);
  const cleanUp = (name: string, tombstones: string, remove: (id: string) => Promise<Removed>): Step => ({
    name,
    query: db.collection(tombstones),
    pageSize: PAGE,
    check: removeEach(repair, async (deleted) => (deleted.get('at') > since ? remove(deleted.id) : {})),
  });
  return [
    cleanUp('cleanUpLists', DELETED_LISTS, (id) => cascadeListDeletion(db, parseListKey(id))),
    cleanUp('cleanUpComments', DELETED_COMMENTS, (id) => cascadeCommentDeletion(db, id)),
  ];
}

/** Withdraws what blocked accounts still have given. */
export function withdrawAllBlocked(repair: Repair): Step {
  return {
    name: 'withdrawAllBlocked',
    query: repair.db.collection(BLOCKED_ACCOUNTS).select(),
    pageSize: PAGE,
    check: removeEach(repair, ({ id }) => withdrawBlocked(repair.db, id)),
  };
}

/** Counts of deleted documents, by kind. */
type Removed = Readonly<Record<string, number>>;

/** Removes what belongs to each document. Counts those of which something was left. */
function removeEach({ report }: Repair, remove: (document: QueryDocumentSnapshot) => Promise<Removed>) {
  return checkEach(async (document) => {
    const removed = Object.values(await remove(document));
    const count = removed.reduce((sum, each) => sum + each, 0);
    if (count > 0) report({ path: document.ref.path, stored: `${count} left behind`, right: 0 });
    return count > 0;
  });
}
