import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { googleAccountPath } from '@outrank/shared/documents/account';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { type RateKind, ratePath, takeToken } from '@outrank/shared/documents/rate';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';

/** A caller with a Google account. */
export type GoogleUser = { readonly uid: string; readonly googleId: string };

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

/** Whether a Google account may no longer write what others see, nor decide as a curator. */
export async function isBlocked(db: Firestore, googleId: string): Promise<boolean> {
  return (await db.doc(blockedAccountPath(googleId)).get()).exists;
}

/** Whether the account is bound and not blocked, as the rules require of whoever writes what others see. */
export async function canWrite(db: Firestore, transaction: Transaction, { uid, googleId }: GoogleUser) {
  const paths = [googleAccountPath(googleId), blockedAccountPath(googleId)];
  const [account, block] = await transaction.getAll(...paths.map((path) => db.doc(path)));
  return account?.get('uid') === uid && block?.exists === false;
}

/**
 * Finds a token in a Google account's bucket; undefined when it is empty. Call this before a request costs more reads, and the
 * result after all reads, also when the request is refused: it takes the token for what is done with a document.
 */
export async function findToken(
  db: Firestore,
  transaction: Transaction,
  googleId: string,
  kind: RateKind,
): Promise<((documentId: string) => void) | undefined> {
  const rate = await transaction.get(db.doc(ratePath(googleId, kind)));
  const stored: unknown = rate.get('fullAt');
  const fullAt = takeToken(kind, stored instanceof Timestamp ? stored.toMillis() : undefined, Date.now());
  if (fullAt === undefined) return undefined;
  return (documentId) => {
    const at = FieldValue.serverTimestamp();
    transaction.set(rate.ref, { documentId, at, fullAt: Timestamp.fromMillis(fullAt) });
  };
}
