import { ACCOUNT_DELETIONS } from '@outrank/shared/documents/account';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { log } from '../platform/log.ts';
import { allOf, type Walk } from '../reconcile/walk.ts';
import { type AuthUsers, removeAccount } from './removeAccount.ts';

/** How long `onAccountDeletionRequested` is retried before its event is dropped. */
const RETRIED_MS = 24 * 60 * 60 * 1000;

/** Accounts that are removed at once. */
const PAGE = 10;

type Services = { readonly db: Firestore; readonly authUsers: AuthUsers };

/** Removes the accounts that a day of retries did not remove. One that fails again is logged and does not stop the others. */
export function resumeDeletions(services: Services, now: Date): Walk<QueryDocumentSnapshot> {
  const before = Timestamp.fromMillis(now.getTime() - RETRIED_MS);
  return {
    name: 'resumeDeletions',
    everything: allOf(services.db.collection(ACCOUNT_DELETIONS), PAGE),
    check: async (requests) => {
      const old = requests.filter((request) => request.get('at') < before);
      const removed = await Promise.all(old.map((request) => resumeDeletion(services, request)));
      return { read: 0, repaired: removed.filter(Boolean).length };
    },
  };
}

async function resumeDeletion(services: Services, { id: uid }: DocumentSnapshot): Promise<boolean> {
  try {
    const removed = await removeAccount(services, uid);
    log.warn('account.deletionResumed', { uid, removed });
    return true;
  } catch (error) {
    log.error('account.deletionFailed', { uid }, error);
    return false;
  }
}
