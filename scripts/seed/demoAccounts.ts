import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import type { Auth } from 'firebase-admin/auth';

/** Creates the fans' accounts, linked to the identity that the sign-in dialog shows to the Auth emulator. */
export async function createDemoAccounts(auth: Auth): Promise<void> {
  const existing = await auth.getUsers(demoUsers.map(({ uid }) => ({ uid })));
  const known = new Set(existing.users.map(({ uid }) => uid));
  const accounts = demoUsers
    .filter(({ uid }) => !known.has(uid))
    .map(({ uid, sub, name, email }) => ({
      uid,
      email,
      emailVerified: true,
      displayName: name,
      providerData: [{ uid: sub, providerId: 'google.com', displayName: name, email }],
    }));
  if (accounts.length === 0) return;
  const { errors } = await auth.importUsers(accounts);
  if (errors[0]) throw errors[0].error;
}
