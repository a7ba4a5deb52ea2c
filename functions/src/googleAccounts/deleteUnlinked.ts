import { googleAccountPath } from '@outrank/shared/documents/account';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { requestDeletion } from '../accountDeletion/requestDeletion.ts';
import { allGoogleAccounts } from '../platform/accountQueries.ts';
import { log } from '../platform/log.ts';
import { allOf, type Walk } from '../reconcile/walk.ts';
import { type AuthReader, type Binding, findUnlinked } from './linkedUsers.ts';

/** The most users that Firebase Auth gives at once. */
const PAGE = 100;

/** More deletions in one night need a human: a wrong configuration must not delete everybody. */
const DELETIONS_MAX = 100;

type Services = { readonly db: Firestore; readonly authUsers: AuthReader };

/**
 * Requests the deletion of the accounts that nobody can sign in to any more: their auth user is gone, or no longer linked with
 * their Google account. Requests nothing when there are more than 100 in a night's slice.
 */
export function deleteUnlinked({ db, authUsers }: Services): Walk<QueryDocumentSnapshot> {
  const find = (accounts: readonly DocumentSnapshot[]) =>
    findUnlinked(authUsers, accounts.flatMap(toBinding));
  return {
    name: 'deleteUnlinked',
    everything: allOf(allGoogleAccounts(db).select('uid'), PAGE),
    check: async (page) => {
      const found = (await find(page)).map(({ googleId }) => googleId);
      return { read: 0, repaired: 0, found };
    },
    finish: async (found) => {
      if (found.length > DELETIONS_MAX) {
        log.error('account.tooManyUnlinked', { found: found.length });
        return 0;
      }
      // An earlier night may have found them, and they may be linked again.
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
