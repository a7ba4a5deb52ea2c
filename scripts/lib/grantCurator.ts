import type { Auth } from 'firebase-admin/auth';
import { HelpfulError } from './helpfulError.ts';

/** Adds the claim `curator` to an account and keeps its other claims. May be repeated. */
export async function grantCurator(auth: Auth, email: string): Promise<void> {
  const account = await auth.getUserByEmail(email).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
    throw new HelpfulError(`Nobody has signed in as ${email} yet.`);
  });
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, curator: true });
}
