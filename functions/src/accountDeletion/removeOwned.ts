import { type DocumentKind, parsePath } from '@outrank/shared/documents/documentKind';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { findKnown, findOwned } from '../platform/ownedQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Documents in one transaction. */
const PAGE = 100;

/**
 * Deletes all documents of a kind that are a user's, and writes their tombstones, which keep ids from being reused and start
 * the clean-up. `prepare` runs before the document with this id is deleted. Safe to interrupt, to repeat and to run twice at
 * once. Returns the number of deleted documents.
 * @throws when Firestore fails; the next run continues.
 */
export async function removeOwned(
  db: Firestore,
  kind: DocumentKind,
  uid: string,
  prepare?: (id: string) => Promise<void>,
): Promise<number> {
  const owned = findOwned(db, kind, uid);
  if (!owned) {
    const known = await findKnown(db, kind, uid);
    return removePage(db, new Map(known.map((document) => [document, undefined])));
  }
  const findTombstone = ({ path }: DocumentReference) => {
    const tombstone = kind.tombstonePath?.(parsePath(kind.path, path) ?? {});
    return tombstone === undefined ? undefined : db.doc(tombstone);
  };
  let count = 0;
  for await (const page of readPages(owned.select(), PAGE)) {
    for (const { id } of page) await prepare?.(id);
    count += await removePage(db, new Map(page.map(({ ref }) => [ref, findTombstone(ref)])));
  }
  return count;
}

/** Deletes documents, which may be missing, and writes the tombstones that they have, in one transaction. */
function removePage(
  db: Firestore,
  page: ReadonlyMap<DocumentReference, DocumentReference | undefined>,
): Promise<number> {
  if (page.size === 0) return Promise.resolve(0);
  return runTransaction(db, async (transaction) => {
    const found = await transaction.getAll(...page.keys());
    const present = [...page.entries()].filter((_, index) => found[index]?.exists);
    for (const [document, tombstone] of present) {
      transaction.delete(document);
      if (tombstone) transaction.set(tombstone, { at: FieldValue.serverTimestamp() });
    }
    return present.length;
  });
}
