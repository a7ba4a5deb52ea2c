import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { readPages } from '../platform/readPages.ts';

/** Documents in one transaction. */
const PAGE = 100;

type Belongings = {
  readonly documents: Query;
  /** The mark that keeps a document's id from coming back, and sets off what clears up after it. */
  readonly tombstonePathOf?: (document: QueryDocumentSnapshot) => string;
};

/**
 * Deletes what a query finds, each document together with the mark that it leaves. Safe to break off, to repeat and to run
 * twice at once. Gives how many were deleted.
 * @throws when Firestore fails; the next run goes on where this one stopped.
 */
export async function removeUserDocuments(
  db: Firestore,
  { documents, tombstonePathOf }: Belongings,
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

/** Deletes documents that may be there or not, in one transaction. Gives how many were. */
export function removeDocuments(db: Firestore, paths: readonly string[]): Promise<number> {
  return removePage(db, new Map(paths.map((path) => [db.doc(path), undefined])));
}

function removePage(
  db: Firestore,
  page: ReadonlyMap<DocumentReference, DocumentReference | undefined>,
): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...page.keys());
    const present = [...page.entries()].filter((_, place) => found[place]?.exists);
    for (const [document, mark] of present) {
      transaction.delete(document);
      if (mark) transaction.set(mark, { at: FieldValue.serverTimestamp() });
    }
    return present.length;
  });
}
