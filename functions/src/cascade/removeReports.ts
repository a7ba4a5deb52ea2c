import { groupPath } from '@outrank/shared/documents/group';
import { HIDDEN_CONTENT, REPORT_COUNTS } from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { reportsOnTargets, sharesOfSource } from '../platform/accountQueries.ts';
import { removeOrphans } from '../platform/readPages.ts';

/**
 * Deletes everybody's reports on deleted targets, because their texts may name the user, and then the targets' counts. While
 * one of the parents exists, nothing is deleted. At most 30 targets at once. Returns how many documents were deleted.
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

/** Deletes the shares of a deleted group and the reports of its name. While the group exists, nothing is deleted. */
export async function cleanUpGroup(db: Firestore, groupId: string): Promise<void> {
  const path = groupPath(groupId);
  await removeOrphans(db, [db.doc(path)], sharesOfSource(db, path));
  await removeReports(db, [db.doc(path)], [reportTargetId({ kind: 'group', groupId })]);
}

/**
 * Deletes the reports of a deleted share and what a curator's hiding of it stored. While the share exists, nothing is deleted.
 */
export async function cleanUpShare(db: Firestore, shareId: string): Promise<void> {
  const share = [db.doc(sharePath(shareId))];
  const target = reportTargetId({ kind: 'share', shareId });
  await removeReports(db, share, [target]);
  const hidden = db.collection(HIDDEN_CONTENT).where(FieldPath.documentId(), '==', target);
  await removeOrphans(db, share, hidden);
}
