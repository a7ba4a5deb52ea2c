import { REPORT_COUNTS } from '@outrank/shared/documents/moderation';
import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { reportsOnTargets } from '../platform/accountQueries.ts';
import { removeOrphans } from '../platform/readPages.ts';

/**
 * Deletes everybody's reports on deleted targets, because their texts may name the user, and then the targets' counts. While
 * one of the parents exists, nothing is deleted. At most 30 targets at once. Returns how many documents were deleted.
 * @throws when Firestore fails; the next run continues.
 */
export async function removeReports(
  db: Firestore,
  parents: readonly DocumentReference[],
  targets: readonly string[],
): Promise<number> {
  if (targets.length === 0) return 0;
  const reports = await removeOrphans(db, parents, reportsOnTargets(db, targets));
  const counts = db.collection(REPORT_COUNTS).where(FieldPath.documentId(), 'in', targets);
  return reports + (await removeOrphans(db, parents, counts));
}
