import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { accountDeletionsBefore } from '../platform/firestoreQueries.ts';
import { log } from '../platform/log.ts';
import { type AuthUsers, removeAccount } from './removeAccount.ts';

/** So long `processDeletionRequest` may still be trying; then its event is given up. */
const RETRIED_MS = 24 * 60 * 60 * 1000;

type Cloud = { readonly db: Firestore; readonly authUsers: AuthUsers };

/**
 * Removes the accounts that a day of retries did not, the oldest wish first. One that fails again is told, and keeps none of
 * the others waiting.
 * @throws when the pendingComments cannot be read.
 */
export async function resumeDeletions(cloud: Cloud, now: Date): Promise<void> {
  const since = Timestamp.fromMillis(now.getTime() - RETRIED_MS);
  const { docs } = await accountDeletionsBefore(cloud.db, since).get();
  for (const { id: uid } of docs) await resumeDeletion(cloud, uid);
}

async function resumeDeletion(cloud: Cloud, uid: string): Promise<void> {
  try {
    const removed = await removeAccount(cloud, uid);
    log.warn('account.deletionResumed', { uid, removed });
  } catch (error) {
    log.error('account.deletionFailed', { uid }, error);
  }
}
