import { takeToken } from '@outrank/shared/accounts/rate';
import { ratePath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';

type Deletion = { readonly uid: string; readonly googleId: string };

/**
 * Takes a token of the Google account's bucket `deletions` for the deletion of this account. Gives whether there was one.
 * Reads before it writes, so the transaction must have read everything else.
 */
export async function takeDeletion(
  db: Firestore,
  transaction: Transaction,
  { uid, googleId }: Deletion,
): Promise<boolean> {
  const rate = await transaction.get(db.doc(ratePath(googleId, 'deletions')));
  const stored: unknown = rate.get('fullAt');
  const fullAt = takeToken(
    'deletions',
    stored instanceof Timestamp ? stored.toMillis() : undefined,
    Date.now(),
  );
  if (fullAt === undefined) return false;
  const at = FieldValue.serverTimestamp();
  transaction.set(rate.ref, { documentId: uid, at, fullAt: Timestamp.fromMillis(fullAt) });
  return true;
}
