import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { readPages } from '../platform/pages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Documents in one transaction. */
const PAGE = 100;

type Selection = {
  readonly documents: Query;
  /** The path of a document's tombstone, which keeps its id from being reused and starts the clean-up. */
  readonly tombstonePathOf?: (document: QueryDocumentSnapshot) => string;
};

/**
 * Deletes the documents of a query and writes their tombstones. Safe to interrupt, to repeat and to run twice at once.
 * Gives how many were deleted.
 * @throws when Firestore fails; the next run continues.
 */
export async function removeUserDocuments(
  db: Firestore,
  { documents, tombstonePathOf }: Selection,
): Promise<number> {
  let count = 0;
  for await (const page of readPages(documents.select(), PAGE)) {
    const pairs = page.map(
      (document) => [document.ref, tombstonePathOf && db.doc(tombstonePathOf(document))] as const,
    );
    count += await removePage(db, new Map(pairs));
  }
  return count;
}

/** Deletes documents, which may be missing, in one transaction. Gives how many existed. */
export function removeDocuments(db: Firestore, paths: readonly string[]): Promise<number> {
  return removePage(db, new Map(paths.map((path) => [db.doc(path), undefined])));
}

function removePage(
  db: Firestore,
  page: ReadonlyMap<DocumentReference, DocumentReference | undefined>,
): Promise<number> {
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
