import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';

type GoogleUser = { readonly uid: string; readonly googleId: string };

/**
 * Gets the caller's uid and the id of their Google account. The rules require the same of every request.
 * @throws HttpsError with this message for a caller who is not signed in, or who signed in in another way.
 */
export function requireGoogleUser(auth: CallableRequest['auth'], message: string): GoogleUser {
  const { sign_in_provider: provider, identities } = auth?.token.firebase ?? {};
  const googleId: unknown = identities?.[GOOGLE_PROVIDER]?.[0];
  if (!auth || provider !== GOOGLE_PROVIDER || typeof googleId !== 'string')
    throw new HttpsError('unauthenticated', message);
  return { uid: auth.uid, googleId };
}
