import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { accountDeletionPath, googleAccountPath } from '@outrank/shared/documents/account';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { requestDeletion } from '../accountDeletion/removeAccount.ts';
import { boundGoogleAccounts } from '../platform/accountQueries.ts';
import { findToken } from '../platform/googleUser.ts';
import { runTransaction } from '../platform/runTransaction.ts';

type Services = { readonly db: Firestore; readonly authUsers: AuthReader };

/**
 * The result of a claim. `gone`: the caller's identity was deleted. `exchanged`: the caller's account was bound to another
 * Google account, which it keeps for good. `taken`: another account, which its user can sign in to, has the Google account.
 * `tooOften`: the Google account has deleted too many accounts today, or asked too often in the last hour. `replaced` is the
 * earlier account whose deletion was requested.
 */
export type Claim =
  | { readonly status: 'bound' | 'gone' | 'exchanged' | 'taken' | 'tooOften' }
  | { readonly status: 'deleting'; readonly replaced?: string };

/**
 * Binds a Google account to the caller's account. When it is bound to an earlier account that nobody can sign in to any
 * more, that account is deleted first, so that there is one voice at any moment; then the call is to be repeated.
 * Safe to repeat and to run several times at once.
 */
export async function claimAccount(services: Services, caller: Binding): Promise<Claim> {
  const claim = await tryToBind(services, caller);
  if (claim.status !== 'taken') return claim;
  const earlier = { ...caller, uid: claim.by };
  const [unlinked] = await findUnlinked(services.authUsers, [earlier]);
  if (!unlinked) return { status: 'taken' };
  if (!(await requestDeletion(services.db, unlinked.uid, caller.googleId))) return { status: 'tooOften' };
  return { status: 'deleting', replaced: unlinked.uid };
}

type Attempt =
  | { readonly status: 'bound' | 'gone' | 'exchanged' | 'deleting' | 'tooOften' }
  | { readonly status: 'taken'; readonly by: string };

// The identity is read after the binding: a deletion that ends in between changes the binding, and the transaction repeats.
// Only a deletion takes a binding away, and it ends with the identity, so an account without one never had one.
function tryToBind({ db, authUsers }: Services, caller: Binding): Promise<Attempt> {
  return runTransaction(db, async (transaction) => {
    const account = await transaction.get(db.doc(googleAccountPath(caller.googleId)));
    const request = await transaction.get(db.doc(accountDeletionPath(caller.uid)));
    const [unlinked] = await findUnlinked(authUsers, [caller]);
    if (unlinked) return { status: 'gone' };
    if (request.exists || account.get('deleting') !== undefined) return { status: 'deleting' };
    const bound: unknown = account.get('uid');
    if (bound === caller.uid) return { status: 'bound' };
    const takeToken = await findToken(db, transaction, caller.googleId, 'claims');
    if (!takeToken) return { status: 'tooOften' };
    const { empty: isFirst } = await transaction.get(boundGoogleAccounts(db, caller.uid));
    takeToken(caller.uid);
    if (!isFirst) return { status: 'exchanged' };
    if (typeof bound === 'string') return { status: 'taken', by: bound };
    transaction.set(account.ref, { uid: caller.uid, at: FieldValue.serverTimestamp() });
    return { status: 'bound' };
  });
}

/** The part of Firebase Auth that tells who has a Google account. */
export type AuthReader = Pick<Auth, 'getUsers'>;

/** A Google account and the uid that it is bound to, or that asks to be bound. */
export type Binding = { readonly googleId: string; readonly uid: string };

/**
 * Finds the bindings whose auth user is gone or does not have this Google account. At most 100 at once.
 * @throws when Firebase Auth fails.
 */
export async function findUnlinked(authUsers: AuthReader, bindings: readonly Binding[]): Promise<Binding[]> {
  if (bindings.length === 0) return [];
  const { users } = await authUsers.getUsers(bindings.map(({ uid }) => ({ uid })));
  const identities = users.flatMap(({ uid, providerData }) =>
    providerData.map((identity) => `${identity.providerId} ${identity.uid} ${uid}`),
  );
  const linked = new Set(identities);
  return bindings.filter(({ googleId, uid }) => !linked.has(`${GOOGLE_PROVIDER} ${googleId} ${uid}`));
}
