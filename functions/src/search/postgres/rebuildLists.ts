import type { Firestore } from 'firebase-admin/firestore';
import type { ClientBase, Pool } from 'pg';
import { allLists } from '../../platform/contentQueries.ts';
import { readPages } from '../../platform/readPages.ts';
import { searchedFields } from '../searchableList.ts';
import { createSchema } from './searchPool.ts';
import { removeOldTombstones, storeLists, toSeenAt, toSeenList } from './storeLists.ts';

/** Documents read at once: about four megabytes, because items are left out. */
const PAGE = 2000;

/** The number of the advisory lock that keeps two rebuilds from running at once. */
const REBUILD_LOCK = 1907;

export type Rebuilt = { readonly read: number; readonly removed: number };
type Options = {
  /** Documents read at once. */
  readonly page?: number;
  /** Takes the number of documents read so far. */
  readonly onPage?: (read: number) => void;
};

/**
 * Stores every list as it is now, and removes those that no longer exist. Changes may happen meanwhile. Safe to interrupt and to
 * repeat.
 * @throws when another rebuild is going on.
 */
export async function rebuildLists(
  db: Firestore,
  pool: Pool,
  { page = PAGE, onPage }: Options = {},
): Promise<Rebuilt> {
  await createSchema(pool);
  const client = await pool.connect();
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [REBUILD_LOCK]);
    if (!rows[0].locked) throw new Error('Another rebuild is going on.');
    // The time of a read, because the database stamps the reads that follow by the same clock.
    const { readTime } = await allLists(db).limit(1).select().get();
    let read = 0;
    for await (const documents of readPages(allLists(db).select(...searchedFields), page)) {
      await storeLists(client, documents.map(toSeenList));
      read += documents.length;
      onPage?.(read);
    }
    const removed = await removeUnseen(client, toSeenAt(readTime));
    // The estimates of the planner; autovacuum would make them only later.
    await client.query('ANALYZE lists');
    return { read, removed };
  } finally {
    // Closing the connection also releases the lock.
    client.release(true);
  }
}

// What exists was seen since the start, by this rebuild or by an event. The rest becomes a tombstone, so that an older read that
// arrives late does not bring it back.
async function removeUnseen(client: ClientBase, startedAt: number): Promise<number> {
  await removeOldTombstones(client, startedAt, 'all');
  const { rowCount } = await client.query(
    `UPDATE lists SET seen_at = $1, text = NULL, flags = NULL, created_at = NULL, upvote_count = NULL
     WHERE text IS NOT NULL AND seen_at < $1`,
    [startedAt],
  );
  return rowCount ?? 0;
}
