import { SEARCH_SNAPSHOT_PATH, SEARCH_SNAPSHOTS, searchChunkPath } from '@outrank/shared/documents/upkeep';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { runTransaction } from '../platform/runTransaction.ts';
import { parseChunk, type SnapshotRow, snapshotLayout, toChunks } from './snapshotRows.ts';

/** How often a reader starts again because a chunk it was about to read was removed. */
const ATTEMPTS = 3;

/** Chunks read at once: about fourteen megabytes. */
const CHUNKS_READ = 16;

/** Chunks written at once; each may have almost a megabyte. */
const CHUNKS_WRITTEN = 4;

const snapshotSchema = z.object({
  layout: z.literal(snapshotLayout),
  /** Grows with every run: milliseconds since 1970. */
  generation: z.int(),
  /** The ids of the chunks, in the order in which their rows replace each other. */
  chunks: z.array(z.string()),
  /** How many rows the chunks have. */
  rows: z.int(),
  seenUpTo: z.instanceof(Timestamp),
});
export type Snapshot = Readonly<z.infer<typeof snapshotSchema>>;

async function readCurrent(db: Firestore): Promise<Snapshot | undefined> {
  return snapshotSchema.safeParse((await db.doc(SEARCH_SNAPSHOT_PATH).get()).data()).data;
}

/**
 * Reads the current snapshot, or gives undefined when there is none of this code's layout. `start` is called before the first
 * chunk, and again when a newer snapshot has to be read instead; it gives what receives each row.
 */
export async function readSnapshot(
  db: Firestore,
  start: () => (row: SnapshotRow) => void,
): Promise<Snapshot | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const current = await readCurrent(db);
    if (!current || (await readChunks(db, current.chunks, start()))) return current;
  }
  return undefined;
}

// Gives whether all chunks exist.
async function readChunks(
  db: Firestore,
  chunks: readonly string[],
  onRow: (row: SnapshotRow) => void,
): Promise<boolean> {
  for (let index = 0; index < chunks.length; index += CHUNKS_READ) {
    const ids = chunks.slice(index, index + CHUNKS_READ);
    const documents = await db.getAll(...ids.map((id) => db.doc(searchChunkPath(id))));
    for (const document of documents) {
      if (!document.exists) return false;
      parseChunk(document.get('rows')).forEach(onRow);
    }
  }
  return true;
}

/** Rows to store. `base` is the snapshot that they change; without one they are everything. */
export type SnapshotChange = {
  readonly rows: Iterable<SnapshotRow>;
  readonly seenUpTo: Timestamp;
  readonly base?: Snapshot | undefined;
};

/**
 * Writes new chunks, makes a snapshot of them and the unchanged ones of `base` current, and removes chunks of older ones. A
 * chunk never changes, so readers see one snapshot or the other, never parts of both.
 * @returns the number of chunks written, and of all.
 */
export async function writeSnapshot(
  db: Firestore,
  generation: number,
  change: SnapshotChange,
): Promise<{ readonly written: number; readonly chunks: number }> {
  const { kept, keptRows, rows } = await joinLastChunk(db, change);
  const { ids, count } = await writeChunks(db, generation, rows);
  const snapshot: Snapshot = {
    layout: snapshotLayout,
    generation,
    chunks: [...kept, ...ids],
    rows: keptRows + count,
    seenUpTo: change.seenUpTo,
  };
  await removeUnused(db, await makeCurrent(db, snapshot, change.base));
  return { written: ids.length, chunks: snapshot.chunks.length };
}

// Gives the ids of the new chunks and the number of their rows.
async function writeChunks(db: Firestore, generation: number, rows: Iterable<SnapshotRow>) {
  const ids: string[] = [];
  const writing: Promise<unknown>[] = [];
  let count = 0;
  for (const chunk of toChunks(rows)) {
    count += chunk.rows;
    const id = `${generation}-${ids.length}`;
    ids.push(id);
    writing.push(db.doc(searchChunkPath(id)).set({ rows: chunk.text }));
    if (writing.length === CHUNKS_WRITTEN) await Promise.all(writing.splice(0));
  }
  await Promise.all(writing);
  return { ids, count };
}

/**
 * The chunks of `base` that stay, and the rows behind them. Its last chunk is written again together with the change, so that
 * small changes do not become many chunks.
 */
async function joinLastChunk(db: Firestore, { rows, base }: SnapshotChange) {
  const last = base?.chunks.at(-1);
  if (!base || last === undefined) return { kept: [], keptRows: 0, rows };
  const changed = [...rows];
  if (changed.length === 0) return { kept: base.chunks, keptRows: base.rows, rows };
  // A missing chunk means that another run replaced `base`; `makeCurrent` drops this run then.
  const stored = parseChunk((await db.doc(searchChunkPath(last)).get()).get('rows') ?? '[]');
  const changedKeys = new Set(changed.map(keyOf));
  return {
    kept: base.chunks.slice(0, -1),
    keptRows: base.rows - stored.length,
    rows: [...stored.filter((row) => !changedKeys.has(keyOf(row))), ...changed],
  };
}

function keyOf(row: SnapshotRow): string {
  return typeof row === 'string' ? row : row.key;
}

// A delayed run must not replace the snapshot of a later run, nor build on chunks that another run replaced. Gives the
// snapshot that is current afterwards.
function makeCurrent(db: Firestore, snapshot: Snapshot, base: Snapshot | undefined): Promise<Snapshot> {
  const current = db.doc(SEARCH_SNAPSHOT_PATH);
  return runTransaction(db, async (transaction) => {
    const { data } = snapshotSchema.safeParse((await transaction.get(current)).data());
    const isLater = data && data.generation > snapshot.generation;
    const isOtherBase = base && data?.generation !== base.generation;
    if (data && (isLater || isOtherBase)) return data;
    transaction.set(current, { ...snapshot, writtenAt: FieldValue.serverTimestamp() });
    return snapshot;
  });
}

async function removeUnused(db: Firestore, { generation, chunks }: Snapshot): Promise<void> {
  const used = new Set(chunks);
  const writer = db.bulkWriter();
  for (const document of await db.collection(SEARCH_SNAPSHOTS).listDocuments()) {
    const isOlder = Number.parseInt(document.id, 10) < generation;
    if (isOlder && !used.has(document.id)) void writer.delete(document);
  }
  await writer.close();
}
