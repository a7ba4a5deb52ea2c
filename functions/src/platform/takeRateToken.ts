import { type RateKind, ratePath, takeToken } from '@outrank/shared/documents/rate';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';

type Taken = { readonly googleId: string; readonly kind: RateKind; readonly documentId: string };

/**
 * Takes a token of a Google account's bucket for what is done with a document. Gives whether there was one. Reads before it
 * writes, so the transaction must have read everything else.
 */
export async function takeRateToken(
  db: Firestore,
  transaction: Transaction,
  { googleId, kind, documentId }: Taken,
): Promise<boolean> {
  const rate = await transaction.get(db.doc(ratePath(googleId, kind)));
  const stored: unknown = rate.get('fullAt');
  const fullAt = takeToken(kind, stored instanceof Timestamp ? stored.toMillis() : undefined, Date.now());
  if (fullAt === undefined) return false;
  const at = FieldValue.serverTimestamp();
  transaction.set(rate.ref, { documentId, at, fullAt: Timestamp.fromMillis(fullAt) });
  return true;
}
