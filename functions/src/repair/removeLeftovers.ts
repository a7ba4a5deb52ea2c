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
import type { Repair, Step } from './runStep.ts';

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
  const resume = async ({ id: uid }: DocumentSnapshot) => {
    try {
      const removed = await removeAccount(services, uid);
      log.warn('account.deletionResumed', { uid, removed });
      return true;
    } catch (error) {
      log.error('account.deletionFailed', { uid }, error);
      return false;
    }
  };
  return {
    name: 'resumeDeletions',
    query: services.db.collection(ACCOUNT_DELETIONS),
    pageSize: REMOVED_AT_ONCE,
    check: async (requests) => {
      const removed = await Promise.all(requests.filter((request) => request.get('at') < before).map(resume));
      return removed.filter(Boolean).length;
    },
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
    check: async (accounts) => {
      const released = accounts.filter((account) => isReleasedBefore(account, before));
      await Promise.all(released.map((account) => removeGoogleAccount(db, account, before)));
      return released.length;
    },
  };
}

function isReleasedBefore(account: DocumentSnapshot, time: Timestamp): boolean {
  const { uid, deleting, at } = account.data() ?? {};
  return uid === null && deleting === undefined && at < time;
}

// The transaction reads the account again: its owner may be claiming it.
function removeGoogleAccount(db: Firestore, { id, ref }: DocumentSnapshot, before: Timestamp): Promise<void> {
  return runTransaction(db, async (transaction) => {
    if (!isReleasedBefore(await transaction.get(ref), before)) return;
    for (const kind of rateKinds) transaction.delete(db.doc(ratePath(id, kind)));
    transaction.delete(ref);
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
  const isRecent = (tombstone: QueryDocumentSnapshot) => tombstone.get('at') > since;
  return [
    {
      name: 'cleanUpLists',
      query: db.collection(DELETED_LISTS),
      pageSize: PAGE,
      check: (page) =>
        removeAll(repair, page.filter(isRecent), (id) => cascadeListDeletion(db, parseListKey(id))),
    },
    {
      name: 'cleanUpComments',
      query: db.collection(DELETED_COMMENTS),
      pageSize: PAGE,
      check: (page) => removeAll(repair, page.filter(isRecent), (id) => cascadeCommentDeletion(db, id)),
    },
  ];
}

/** Withdraws what blocked accounts still have given. */
export function withdrawAllBlocked(repair: Repair): Step {
  return {
    name: 'withdrawAllBlocked',
    query: repair.db.collection(BLOCKED_ACCOUNTS).select(),
    pageSize: PAGE,
    check: (page) => removeAll(repair, page, (id) => withdrawBlocked(repair.db, id)),
  };
}

/** Removes what belongs to some documents. Returns for how many there was something left. */
async function removeAll(
  { report }: Repair,
  page: readonly QueryDocumentSnapshot[],
  remove: (id: string) => Promise<Readonly<Record<string, number>>>,
): Promise<number> {
  const removals = page.map(async ({ id, ref }) => {
    const removed = await remove(id);
    const count = Object.values(removed).reduce((sum, each) => sum + each, 0);
    if (count > 0) report({ path: ref.path, stored: `${count} left behind`, right: 0 });
    return count > 0;
  });
  return (await Promise.all(removals)).filter(Boolean).length;
}
