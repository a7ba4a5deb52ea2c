import { getSourcePath, isShareable, type Source } from '@outrank/shared/sharing/shareSource';
import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { sharesOfSource } from '../platform/accountQueries.ts';
import { removeOrphans } from '../platform/readPages.ts';

/**
 * Deletes the shares of a list or ballot that strangers may no longer see. Returns their number. While strangers may see it,
 * nothing is deleted. Safe to interrupt, to repeat and to run twice at once.
 */
export function removeShares(db: Firestore, source: Source): Promise<number> {
  const isParent = (document: DocumentSnapshot) => isShareable(source, document.data());
  return removeOrphans(db, [db.doc(getSourcePath(source))], sharesOfSource(db, source), isParent);
}

/** Whether a list can have become invisible to strangers: it was hidden, made private or deleted. */
export function isWithdrawn(before: DocumentData | undefined, after: DocumentData | undefined): boolean {
  return before?.isPublic === true && after?.isPublic !== true;
}
