import type { Firestore } from 'firebase-admin/firestore';
import { loadCatalogue } from './loadCatalogue.ts';
import { writeSnapshot } from './searchSnapshot.ts';

/** The rows that a snapshot may have for each list, and beyond that, before all lists are written again. */
const ROWS_PER_LIST = 1.5;
const SPARE_ROWS = 5000;

/**
 * Stores what changed since the last snapshot, so that a new instance of `searchLists` starts from few documents. When too
 * many rows are outdated, all lists are written.
 */
export async function rebuildSnapshot(
  db: Firestore,
  now: Date,
): Promise<{ readonly lists: number; readonly written: number; readonly chunks: number }> {
  const changed = new Set<string>();
  const { catalogue, seenUpTo, snapshot } = await loadCatalogue(db, changed);
  const isCompact = snapshot && snapshot.rows + changed.size <= catalogue.size * ROWS_PER_LIST + SPARE_ROWS;
  const rows = isCompact ? [...changed].map((key) => catalogue.get(key) ?? key) : catalogue.lists();
  const base = isCompact ? snapshot : undefined;
  return { lists: catalogue.size, ...(await writeSnapshot(db, now.getTime(), { rows, seenUpTo, base })) };
}
