import { FieldPath, type Firestore, type QuerySnapshot } from 'firebase-admin/firestore';
import type { ClientBase, Pool } from 'pg';
import { allLists } from '../../platform/contentQueries.ts';
import { searchedFields } from '../searchableList.ts';
import { createSchema } from './searchPool.ts';
import { removeOldTombstones, storeLists, toSeenAt, toSeenList } from './storeLists.ts';

/** Documents read at once: about four megabytes, because items are left out. */
const PAGE = 2000;

/** The number of the advisory lock that keeps two rebuilds from running at once. */
const REBUILD_LOCK = 1907;

type Progress = { readonly startedAt: number; readonly lastPath: string | null };
export type Rebuilt = { readonly read: number; readonly removed: number };
type Options = {
  /** Documents read at once. */
  readonly page?: number;
  /** Takes the number of documents read so far in this run. */
  readonly onPage?: (read: number) => void;
};

/**
 * Stores every list as it is now, and removes those that no longer exist. Changes may happen meanwhile. A run that was
 * interrupted is continued by the next one.
 * @throws when another rebuild is going on.
 */
export async function rebuildLists(db: Firestore, pool: Pool, options: Options = {}): Promise<Rebuilt> {
  await createSchema(pool);
  const client = await pool.connect();
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [REBUILD_LOCK]);
    if (!rows[0].locked) throw new Error('Another rebuild is going on.');
    const progress = (await readProgress(client)) ?? (await start(db, client));
    const read = await storeEveryList(db, client, progress, options);
    const removed = await removeUnseen(client, progress);
    await client.query('DELETE FROM rebuilds');
    // The estimates of the planner; autovacuum would make them only later.
    await client.query('ANALYZE lists');
    return { read, removed };
  } finally {
    // Closing the connection also releases the lock.
    client.release(true);
  }
}

async function storeEveryList(
  db: Firestore,
  client: ClientBase,
  { lastPath }: Progress,
  { page = PAGE, onPage }: Options,
): Promise<number> {
  const lists = allLists(db)
    .orderBy(FieldPath.documentId())
    .select(...searchedFields)
    .limit(page);
  const readAfter = (path: string | null): Promise<QuerySnapshot> =>
    (path === null ? lists : lists.startAfter(path)).get();
  let read = 0;
  for (let after = lastPath; ; ) {
    const { docs } = await readAfter(after);
    const last = docs.at(-1);
    if (!last) return read;
    after = last.ref.path;
    await inTransaction(client, async () => {
      await storeLists(client, docs.map(toSeenList));
      await client.query('UPDATE rebuilds SET last_path = $1', [after]);
    });
    read += docs.length;
    onPage?.(read);
    if (docs.length < page) return read;
  }
}

async function readProgress(client: ClientBase): Promise<Progress | undefined> {
  const { rows } = await client.query<{ started_at: string; last_path: string | null }>(
    'SELECT started_at, last_path FROM rebuilds',
  );
  return rows[0] && { startedAt: Number(rows[0].started_at), lastPath: rows[0].last_path };
}

async function start(db: Firestore, client: ClientBase): Promise<Progress> {
  // The database's clock, because it stamps the reads that follow.
  const { readTime } = await allLists(db).limit(1).select().get();
  const startedAt = toSeenAt(readTime);
  await client.query('INSERT INTO rebuilds (id, started_at) VALUES (1, $1)', [startedAt]);
  return { startedAt, lastPath: null };
}

// What exists was seen since the start, by this rebuild or by an event. The rest becomes a tombstone, so that an older read that
// arrives late does not bring it back.
async function removeUnseen(client: ClientBase, { startedAt }: Progress): Promise<number> {
  await removeOldTombstones(client, startedAt, 'all');
  const { rowCount } = await client.query(
    `UPDATE lists SET seen_at = $1, text = NULL, flags = NULL, created_at = NULL, upvote_count = NULL
     WHERE text IS NOT NULL AND seen_at < $1`,
    [startedAt],
  );
  return rowCount ?? 0;
}

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
