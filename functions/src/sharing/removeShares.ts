import { parsePath } from '@outrank/shared/documents/documentKind';
import { groupKind, groupSchema } from '@outrank/shared/documents/group';
import { sharePath } from '@outrank/shared/documents/shares';
import type { ListedShares, ListSharesRequest } from '@outrank/shared/sharing/shareCall';
import { findOwner, getSourcePath, isShareable, type Source } from '@outrank/shared/sharing/shareSource';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { latestSharesOf, sharesOfSource } from '../platform/accountQueries.ts';
import { removeOrphans } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/**
 * The latest shares of a user's list, ballot, prediction or group that strangers can see, also those that others made.
 * `withdrawn` is deleted before, when it shows this. Of what is not the user's there are none.
 */
export async function listSharesOf(
  db: Firestore,
  uid: string,
  { source, withdrawn }: ListSharesRequest,
): Promise<ListedShares['shares']> {
  if (!(await isOwn(db, uid, source))) return [];
  if (withdrawn !== undefined) await withdraw(db, withdrawn, source);
  const { docs } = await latestSharesOf(db, source).select('title', 'createdAt', 'hidden').get();
  return docs
    .filter((share) => share.get('hidden') !== true)
    .map((share) => ({
      id: share.id,
      title: share.get('title') ?? '',
      sharedAt: share.get('createdAt').toDate().toISOString(),
    }));
}

/** Whoever may share the week of a group may withdraw it: its members. */
async function isOwn(db: Firestore, uid: string, source: Source): Promise<boolean> {
  if (!parsePath(groupKind.path, source)) return findOwner(source) === uid;
  const group = groupSchema.safeParse((await db.doc(source).get()).data()).data;
  return group?.memberIds.includes(uid) === true;
}

/** A hidden share stays, so that sharing the same again does not show it. */
function withdraw(db: Firestore, id: string, source: Source): Promise<void> {
  return runTransaction(db, async (transaction) => {
    const share = await transaction.get(db.doc(sharePath(id)));
    const sources: unknown = share.get('sources');
    const isOfSource = Array.isArray(sources) && sources.includes(source);
    if (isOfSource && share.get('hidden') !== true) transaction.delete(share.ref);
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
