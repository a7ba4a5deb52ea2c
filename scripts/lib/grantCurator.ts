import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { HelpfulError } from './helpfulError.ts';

/**
 * Adds the claim `curator` to an account and keeps its other claims. May be repeated. Whoever was signed in before must sign in
 * again, with Google: the address alone proves nothing, because anybody can have registered it first with a password.
 * @throws HelpfulError when Google does not confirm that the account belongs to the address.
 */
export async function grantCurator(auth: Auth, email: string): Promise<void> {
  const account = await findAccount(auth, email);
  const problem = findProblem(account);
  if (problem !== undefined) throw new HelpfulError(`${email} was not made a curator: ${problem}`);
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, curator: true });
  if (account.customClaims?.curator !== true) await auth.revokeRefreshTokens(account.uid);
}

/**
 * Takes the claim `curator` from an account and keeps its other claims. May be repeated. It ends with the present token, after an
 * hour at most; a block ends it at once.
 * @throws HelpfulError when nobody has the address.
 */
export async function revokeCurator(auth: Auth, email: string): Promise<void> {
  const { uid, customClaims } = await findAccount(auth, email);
  const { curator: _, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, others);
  await auth.revokeRefreshTokens(uid);
}

function findAccount(auth: Auth, email: string): Promise<UserRecord> {
  return auth.getUserByEmail(email).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
    throw new HelpfulError(`Nobody has signed in as ${email} yet.`);
  });
}

function findProblem({ email, emailVerified, providerData }: UserRecord): string | undefined {
  const google = providerData.find(({ providerId }) => providerId === GOOGLE_PROVIDER);
  if (!google) return 'the account is not linked with Google, so it may be of somebody else.';
  if (google.email?.toLowerCase() !== email?.toLowerCase())
    return 'its Google account has another address, so it may be of somebody else.';
  if (providerData.length > 1)
    return 'the account can also be opened in another way than with Google. Remove that way in the Firebase console first.';
  return emailVerified
    ? undefined
    : 'the address is not verified. Ask its owner to sign in with Google again.';
}
