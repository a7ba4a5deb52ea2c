import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { onDocumentCreated, onDocumentDeleted, onDocumentWritten } from 'firebase-functions/firestore';
import { type AuthUsers, removeAccount } from '../accountDeletion/removeAccount.ts';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import { cleanUpGroup } from '../cascade/removeReports.ts';
import { requestCount } from '../counts/countTarget.ts';
import { requestEntriesOf } from '../inbox/updateInbox.ts';
import { withdrawBlocked } from '../moderation/blockAccount.ts';
import { hideBlockedLists } from '../moderation/hideContent.ts';
import { authUsers } from '../platform/app.ts';
import { loadCatalogue } from '../platform/loadCatalogue.ts';
import { log } from '../platform/log.ts';
import { cascadeOptions, eventOptions } from '../platform/options.ts';
import { type Change, type Services, services, toChange } from '../platform/services.ts';

/** Whether a profile has another name than before. A deleted one has no name to copy. */
export function isRenamed({ before, after }: Change): boolean {
  return after !== undefined && before?.displayName !== after.displayName;
}

/**
 * Copies a user's name to their lists and comments. It reads the current profile, because events may be late, repeated or out
 * of order. A run that fails or exceeds its time is continued by the retry.
 */
export const onProfileWritten = onDocumentWritten(
  { ...cascadeOptions, document: 'userLists/{uid}' },
  async ({ params, data }) => {
    if (isRenamed(toChange(data))) await cascadeUserName(services.db, params.uid);
  },
);

export async function deleteAccountOf(given: Services & { readonly authUsers: AuthUsers }, uid: string) {
  await loadCatalogue(given.db);
  const removed = await removeAccount(given, uid);
  log.info('account.deleted', { uid, removed });
}

/**
 * Removes the account of a deletion request. A run that fails or exceeds its time is continued by the retry, and after a day
 * of retries by the repair job.
 */
export const onAccountDeletionRequested = onDocumentCreated(
  { ...cascadeOptions, document: 'accountDeletions/{uid}' },
  ({ params }) => deleteAccountOf({ ...services, authUsers }, params.uid),
);

export async function followBlock(given: Services, googleId: string): Promise<void> {
  await loadCatalogue(given.db);
  await hideBlockedLists(given.db, googleId);
  await withdrawBlocked(given.db, googleId);
  const uid: unknown = (await given.db.doc(blockedAccountPath(googleId)).get()).get('uid');
  if (typeof uid === 'string') await requestEntriesOf(given, uid);
}

/**
 * Withdraws what a blocked account has given, and what inboxes tell of it, and hides its lists when the curator asked for it. It reads the present block, so late and repeated events are safe. A run that
 * fails or exceeds its time is continued by the retry.
 */
export const onAccountBlocked = onDocumentCreated(
  { ...cascadeOptions, document: 'blockedAccounts/{googleId}' },
  ({ params }) => followBlock(services, params.googleId),
);

/** Removes what belongs to a group, however it was deleted. */
export const onGroupDeleted = onDocumentDeleted(
  { ...eventOptions, document: 'groups/{groupId}' },
  ({ params }) => cleanUpGroup(services.db, params.groupId),
);

/** Requests a count of a target's reports after one was sent or removed. */
export const onReportWritten = onDocumentWritten(
  { ...eventOptions, document: 'users/{uid}/reports/{target}' },
  ({ params }) => requestCount(services, { kind: 'reports', target: params.target }),
);
