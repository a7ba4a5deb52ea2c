import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { requestDeletion } from '../accountDeletion/requestDeletion.ts';
import { allGoogleAccounts } from '../platform/accountFirestoreQueries.ts';
import { log } from '../platform/log.ts';
import { readPages } from '../platform/readPages.ts';
import { type AuthReader, type Binding, findUnlinked } from './linkedUsers.ts';

/** The most users that Firebase Auth gives at once. */
const PAGE = 100;

/** More deletions in one night need a human: a wrong configuration must not delete everybody. */
const DELETIONS_MAX = 100;

type Services = { readonly db: Firestore; readonly authUsers: AuthReader };

/**
 * Requests the deletion of the accounts that nobody can sign in to any more: their auth user is gone, or no longer linked with
 * their Google account. Requests nothing when there are more than 100.
 * @throws when Firestore or Firebase Auth fails; the next run continues.
 */
export async function deleteUnlinked({ db, authUsers }: Services): Promise<void> {
  const unlinked: Binding[] = [];
  for await (const page of readPages(allGoogleAccounts(db).select('uid'), PAGE))
    unlinked.push(...(await findUnlinked(authUsers, page.flatMap(toBinding))));
  if (unlinked.length > DELETIONS_MAX) {
    log.error('account.tooManyUnlinked', { found: unlinked.length });
    return;
  }
  for (const { uid } of unlinked) {
    await requestDeletion(db, uid);
    log.warn('account.deletionRequested', { uid, reason: 'unlinked' });
  }
}

function toBinding(account: DocumentSnapshot): Binding[] {
  const uid: unknown = account.get('uid');
  return typeof uid === 'string' ? [{ googleId: account.id, uid }] : [];
}
