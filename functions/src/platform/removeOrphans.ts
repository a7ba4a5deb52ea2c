import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { runTransaction } from './runTransaction.ts';

/** Documents in one transaction. */
const PAGE = 200;

/**
 * Deletes the documents of a query while none of their possible parents exists; when a parent exists (again), the rest stays.
 * Safe to interrupt, to repeat and to run twice at once. Gives how many were deleted.
 * @throws when Firestore fails; the next run continues.
 */
export async function removeOrphans(
  db: Firestore,
  parents: readonly DocumentReference[],
  orphans: Query,
): Promise<number> {
  const page = orphans.select().limit(PAGE);
  let count = 0;
  for (;;) {
    const { docs } = await page.get();
    const removed = docs.length > 0 ? await removeWithoutParent(db, parents, docs) : 0;
    if (removed === 0) return count;
    count += removed;
  }
}

function removeWithoutParent(
  db: Firestore,
  parents: readonly DocumentReference[],
  orphans: readonly QueryDocumentSnapshot[],
): Promise<number> {
  return runTransaction(db, async (transaction) => {
    const found = await transaction.getAll(...parents);
    if (found.some(({ exists }) => exists)) return 0;
    for (const { ref } of orphans) transaction.delete(ref);
    return orphans.length;
  });
}
