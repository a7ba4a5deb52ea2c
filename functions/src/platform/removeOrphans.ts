import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Documents in one transaction. */
const PAGE = 200;

/**
 * Deletes what a query finds, as long as the document that all of it hangs on is gone from all its places; when it is there,
 * or there again, the rest stays. Safe to break off, to repeat and to run twice at once. Gives how many were deleted.
 * @throws when Firestore fails; the next run goes on where this one stopped.
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
    const removed = docs.length > 0 ? await removeUnlessThere(db, parents, docs) : 0;
    if (removed === 0) return count;
    count += removed;
  }
}

function removeUnlessThere(
  db: Firestore,
  parents: readonly DocumentReference[],
  orphans: readonly QueryDocumentSnapshot[],
): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...parents);
    if (found.some(({ exists }) => exists)) return 0;
    for (const { ref } of orphans) transaction.delete(ref);
    return orphans.length;
  });
}
