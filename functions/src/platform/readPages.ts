import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { runTransaction } from './runTransaction.ts';

/**
 * Reads all documents of a query, `size` at a time. Without an order they are sorted by name. `read` may read a page in a
 * transaction; nothing more is read after a page that it leaves short.
 */
export async function* readPages(
  query: Query,
  size: number,
  read: (page: Query) => Promise<QueryDocumentSnapshot[]> = async (page) => (await page.get()).docs,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const pages = query.limit(size);
  let documents = await read(pages);
  while (documents.length > 0) {
    yield documents;
    // An empty read past the end would be billed too.
    if (documents.length < size) return;
    documents = await read(pages.startAfter(documents.at(-1)));
  }
}

/** Repeats a pass until it finds nothing. A pass returns counts by kind. Returns their sums. */
export async function repeatUntilEmpty<Kind extends string>(
  pass: () => Promise<Record<Kind, number>>,
): Promise<Record<Kind, number>> {
  const found = await pass();
  if (Object.values(found).every((count) => count === 0)) return found;
  const later = await repeatUntilEmpty(pass);
  for (const kind of Object.keys(found) as Kind[]) found[kind] += later[kind];
  return found;
}

/** Documents in one transaction. */
const PAGE = 200;

/**
 * Deletes the documents of a query while none of their possible parents exists; when a parent exists (again), the rest stays.
 * `isParent` may ask more of a parent than to exist. Safe to interrupt, to repeat and to run twice at once. Returns the number
 * of deleted documents.
 */
export async function removeOrphans(
  db: Firestore,
  parents: readonly DocumentReference[],
  orphans: Query,
  isParent: (document: DocumentSnapshot) => boolean = ({ exists }) => exists,
): Promise<number> {
  const page = orphans.select().limit(PAGE);
  let count = 0;
  for (;;) {
    const { docs } = await page.get();
    if (docs.length === 0) return count;
    const isParentless = await runTransaction(db, async (transaction) => {
      const found = await transaction.getAll(...parents);
      if (found.some(isParent)) return false;
      for (const { ref } of docs) transaction.delete(ref);
      return true;
    });
    if (!isParentless) return count;
    count += docs.length;
  }
}
