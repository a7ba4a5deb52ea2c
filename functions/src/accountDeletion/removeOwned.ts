import { type DocumentKind, parsePath } from '@outrank/shared/documents/documentKind';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { findKnown, findOwned, withdrawOwned } from '../platform/ownedQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Documents in one transaction. */
const PAGE = 100;

/**
 * Deletes all documents of a kind that are a user's, or takes the user out of them, and writes their tombstones, which keep ids from being reused and start
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
  const owner = { kind, uid };
  if (!owned) return removePage(db, owner, await findKnown(db, kind, uid));
  let count = 0;
  for await (const page of readPages(owned.select(), PAGE)) {
    for (const { id } of page) await prepare?.(id);
    const refs = page.map(({ ref }) => ref);
    count += await removePage(db, owner, refs);
  }
  return count;
}

type Owner = { readonly kind: DocumentKind; readonly uid: string };

/** Deletes documents, which may be missing, and writes the tombstones that they have, in one transaction. */
function removePage(
  db: Firestore,
  { kind, uid }: Owner,
  page: readonly DocumentReference[],
): Promise<number> {
  if (page.length === 0) return Promise.resolve(0);
  return runTransaction(db, async (transaction) => {
    const found = await transaction.getAll(...page);
    const present = found.filter(({ exists }) => exists);
    for (const document of present) {
      withdrawOwned(transaction, kind, document, uid);
      const tombstone = kind.tombstonePath?.(parsePath(kind.path, document.ref.path) ?? {});
      if (tombstone) transaction.set(db.doc(tombstone), { at: FieldValue.serverTimestamp() });
    }
    return present.length;
  });
}
