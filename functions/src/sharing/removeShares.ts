import { listPath } from '@outrank/shared/documents/list';
import { sharePath } from '@outrank/shared/documents/shares';
import { QUERY_MAX } from '@outrank/shared/limits';
import type { ListedShares, ListSharesRequest } from '@outrank/shared/sharing/shareCall';
import { getSourcePath, isShareable, type Source } from '@outrank/shared/sharing/shareSource';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { sharesOfSource } from '../platform/accountQueries.ts';
import { removeOrphans } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/**
 * The shares of a user's list that strangers can see, also those that others made, the latest first. `withdrawn` is deleted
 * before, when it shows this list.
 */
export async function listSharesOf(
  db: Firestore,
  uid: string,
  { listId, withdrawn }: ListSharesRequest,
): Promise<ListedShares['shares']> {
  const source = listPath({ userId: uid, listId });
  if (withdrawn !== undefined) await withdraw(db, withdrawn, source);
  const { docs } = await sharesOfSource(db, source).select('title', 'createdAt', 'hidden').get();
  return docs
    .filter((share) => share.get('hidden') !== true)
    .map((share) => ({
      id: share.id,
      title: share.get('title') ?? '',
      sharedAt: share.get('createdAt').toDate().toISOString(),
    }))
    .toSorted((a, b) => b.sharedAt.localeCompare(a.sharedAt))
    .slice(0, QUERY_MAX);
}

/** A hidden share stays, so that sharing the same again does not show it. */
function withdraw(db: Firestore, id: string, source: string): Promise<void> {
  return runTransaction(db, async (transaction) => {
    const share = await transaction.get(db.doc(sharePath(id)));
    const sources: unknown = share.get('sources');
    const isOfList = Array.isArray(sources) && sources.includes(source);
    if (isOfList && share.get('hidden') !== true) transaction.delete(share.ref);
  });
}

/**
 * Deletes the shares of a list or ballot that strangers may no longer see. Returns their number. While strangers may see it,
 * nothing is deleted. Safe to interrupt, to repeat and to run twice at once.
 */
export function removeShares(db: Firestore, source: Source): Promise<number> {
  const isParent = (document: DocumentSnapshot) => isShareable(source, document.data());
  return removeOrphans(db, [db.doc(getSourcePath(source))], sharesOfSource(db, source), isParent);
}
