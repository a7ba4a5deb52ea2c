import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import type { Auth } from 'firebase-admin/auth';

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
  const linked = new Set(
    users.flatMap(({ uid, providerData }) =>
      providerData
        .filter(({ providerId }) => providerId === GOOGLE_PROVIDER)
        .map((identity) => `${identity.uid} ${uid}`),
    ),
  );
  return bindings.filter(({ googleId, uid }) => !linked.has(`${googleId} ${uid}`));
}
