import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { accountDeletionsBefore } from '../platform/firestoreQueries.ts';
import { log } from '../platform/log.ts';
import { type AuthUsers, removeAccount } from './removeAccount.ts';

/** How long `processDeletionRequest` is retried before its event is dropped. */
const RETRIED_MS = 24 * 60 * 60 * 1000;

type Services = { readonly db: Firestore; readonly authUsers: AuthUsers };

/**
 * Removes the accounts that a day of retries did not remove, the oldest request first. One that fails again is logged and
 * does not stop the others.
 * @throws when the requests cannot be read.
 */
export async function resumeDeletions(services: Services, now: Date): Promise<void> {
  const since = Timestamp.fromMillis(now.getTime() - RETRIED_MS);
  const { docs } = await accountDeletionsBefore(services.db, since).get();
  for (const { id: uid } of docs) await resumeDeletion(services, uid);
}

async function resumeDeletion(services: Services, uid: string): Promise<void> {
  try {
    const removed = await removeAccount(services, uid);
    log.warn('account.deletionResumed', { uid, removed });
  } catch (error) {
    log.error('account.deletionFailed', { uid }, error);
  }
}
