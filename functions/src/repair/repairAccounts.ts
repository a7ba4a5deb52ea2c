import { ACCOUNT_DELETIONS, googleAccountPath } from '@outrank/shared/documents/account';
import { rateKinds, ratePath } from '@outrank/shared/documents/rate';
import { DAY_MS } from '@outrank/shared/limits';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { type AuthUsers, removeAccount } from '../accountDeletion/removeAccount.ts';
import { requestDeletion } from '../accountDeletion/requestDeletion.ts';
import { type AuthReader, type Binding, findUnlinked } from '../googleAccounts/linkedUsers.ts';
import { allGoogleAccounts, unboundGoogleAccounts } from '../platform/accountQueries.ts';
import { log } from '../platform/log.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { documentsOf, type Step } from './runStep.ts';

/** How long the event of a deletion request is retried before it is dropped. */
const RETRIED_MS = DAY_MS;

/** Accounts that are removed at once. */
const REMOVED_AT_ONCE = 10;

type Deletions = { readonly db: Firestore; readonly authUsers: AuthUsers; readonly now: Date };

/** Removes the accounts that a day of retries did not remove. One that fails again is logged and does not stop the others. */
export function resumeDeletions({ now, ...services }: Deletions): Step {
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
    pages: documentsOf(services.db.collection(ACCOUNT_DELETIONS), REMOVED_AT_ONCE),
    check: async (requests) => {
      const removed = await Promise.all(requests.filter((request) => request.get('at') < before).map(resume));
      return { repaired: removed.filter(Boolean).length };
    },
  };
}

/** By then the token of the deleted account has expired, and every token bucket is full again. */
const RELEASE_KEPT_MS = DAY_MS;

/** Bindings read and removed at once. */
const RELEASED_PAGE = 50;

type Releases = { readonly db: Firestore; readonly now: Date };

/** Removes the Google accounts that were released more than a day ago, with their rates. */
export function removeReleased({ db, now }: Releases): Step {
  const before = Timestamp.fromMillis(now.getTime() - RELEASE_KEPT_MS);
  return {
    name: 'removeReleased',
    pages: documentsOf(unboundGoogleAccounts(db), RELEASED_PAGE),
    check: async (accounts) => {
      const released = accounts.filter((account) => isReleasedBefore(account, before));
      await Promise.all(released.map((account) => removeGoogleAccount(db, account, before)));
      return { repaired: released.length };
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

/** More deletions in one run need a human: a wrong configuration must not delete everybody. */
const DELETIONS_MAX = 100;

type Accounts = { readonly db: Firestore; readonly authUsers: AuthReader };

/**
 * Requests the deletion of the accounts that nobody can sign in to any more: their auth user is gone, or no longer linked with
 * their Google account. Requests nothing when a run found more than 100.
 */
export function deleteUnlinked({ db, authUsers }: Accounts): Step<QueryDocumentSnapshot> {
  const find = (accounts: readonly DocumentSnapshot[]) =>
    findUnlinked(authUsers, accounts.flatMap(toBinding));
  return {
    name: 'deleteUnlinked',
    pages: documentsOf(allGoogleAccounts(db).select('uid'), USERS_PAGE),
    check: async (page) => {
      const found = (await find(page)).map(({ googleId }) => googleId);
      return { repaired: 0, found };
    },
    finish: async (found) => {
      if (found.length > DELETIONS_MAX) {
        log.error('account.tooManyUnlinked', { found: found.length });
        return 0;
      }
      // An earlier attempt may have found them, and they may be linked again.
      const unlinked = await find(await db.getAll(...found.map((id) => db.doc(googleAccountPath(id)))));
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
