import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { runTransaction } from './runTransaction.ts';

/** Documents in one transaction. */
const PAGE = 200;

/**
 * Deletes the documents of a query while none of their possible parents exists; when a parent exists (again), the rest stays.
 * `isParent` may ask more of a parent than to exist. Safe to interrupt, to repeat and to run twice at once. Gives how many were
 * deleted.
 * @throws when Firestore fails; the next run continues.
 */
export async function removeOrphans(
  db: Firestore,
  parents: readonly DocumentReference[],
  orphans: Query,
  isParent: (document: DocumentSnapshot) => boolean = ({ exists }) => exists,
): Promise<number> {
  const family = { db, parents, isParent };
  const page = orphans.select().limit(PAGE);
  let count = 0;
  for (;;) {
    const { docs } = await page.get();
    const removed = docs.length > 0 ? await removeWithoutParent(family, docs) : 0;
    if (removed === 0) return count;
    count += removed;
  }
}

type Family = {
  readonly db: Firestore;
  readonly parents: readonly DocumentReference[];
  readonly isParent: (document: DocumentSnapshot) => boolean;
};

function removeWithoutParent(
  { db, parents, isParent }: Family,
  orphans: readonly QueryDocumentSnapshot[],
): Promise<number> {
  return runTransaction(db, async (transaction) => {
    const found = await transaction.getAll(...parents);
    if (found.some(isParent)) return 0;
    for (const { ref } of orphans) transaction.delete(ref);
    return orphans.length;
  });
}
