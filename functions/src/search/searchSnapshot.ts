import { mapListTexts } from '@outrank/shared/documents/list';
import { SEARCH_SNAPSHOT_PATH, SEARCH_SNAPSHOTS, searchChunkPath } from '@outrank/shared/documents/upkeep';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { runTransaction } from '../platform/runTransaction.ts';
import { flagOrder, type SearchableList, searchableListSchema, toSearchableText } from './searchableList.ts';

/** The maximum size of a chunk's lists in bytes of UTF-8; a whole document may have 1 MiB. */
const CHUNK_BYTES = 850 * 1024;

/** How often a reader starts again because a chunk it was about to read was removed. */
const ATTEMPTS = 3;

/**
 * Describes everything that the meaning of a stored list depends on: its fields, the order of the flag bits, and how text is
 * normalized, by a sample. Code that would read lists differently has another layout and ignores the snapshot.
 */
export const snapshotLayout = JSON.stringify({
  listFields: Object.keys(searchableListSchema.shape),
  flagOrder,
  sampleText: toSearchableText(mapListTexts((text) => `${text}:  Kaôh\tRōng  & Straße `)),
});

const snapshotSchema = z.object({
  layout: z.literal(snapshotLayout),
  /** Grows with every run: milliseconds since 1970. */
  generation: z.int(),
  /** The ids of the chunks. */
  chunks: z.array(z.string()),
  /** The time up to which the lists include every change. */
  seenUpTo: z.instanceof(Timestamp),
});
type StoredSnapshot = Readonly<z.infer<typeof snapshotSchema>>;

export type Snapshot = Pick<StoredSnapshot, 'generation' | 'seenUpTo'> & {
  readonly lists: readonly SearchableList[];
};

const chunkSchema = z.array(searchableListSchema);

/** Converts lists to JSON texts that each fit into one document. */
export function toChunks(lists: readonly SearchableList[]): string[] {
  const chunks: string[][] = [];
  let bytes = 0;
  for (const each of lists) {
    const list = JSON.stringify(each);
    const listBytes = Buffer.byteLength(list) + 1;
    if (chunks.length === 0 || bytes + listBytes > CHUNK_BYTES) {
      chunks.push([]);
      bytes = 0;
    }
    chunks.at(-1)?.push(list);
    bytes += listBytes;
  }
  return chunks.map((chunk) => `[${chunk.join()}]`);
}

/**
 * Reads the lists of one chunk.
 * @throws when the text was not made by `toChunks`.
 */
export function parseChunk(chunk: string): SearchableList[] {
  return chunkSchema.parse(JSON.parse(chunk));
}

/** Reads the current snapshot, or returns undefined when there is none of this code's layout. */
export async function readSnapshot(db: Firestore): Promise<Snapshot | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { data } = snapshotSchema.safeParse((await db.doc(SEARCH_SNAPSHOT_PATH).get()).data());
    if (!data) return undefined;
    const chunks = await Promise.all(data.chunks.map((id) => db.doc(searchChunkPath(id)).get()));
    if (chunks.every(({ exists }) => exists))
      return { ...data, lists: chunks.flatMap((chunk) => parseChunk(chunk.get('rows'))) };
  }
  return undefined;
}

/**
 * Stores all lists in new chunks, makes them the current snapshot, and removes the chunks of older ones. A chunk never changes,
 * so readers see one snapshot or the other, never parts of both.
 * @returns the number of chunks.
 */
export async function writeSnapshot(
  db: Firestore,
  { generation, seenUpTo, lists }: Snapshot,
): Promise<number> {
  const chunks = toChunks(lists).map((rows, index) => ({ id: `${generation}-${index}`, rows }));
  await Promise.all(chunks.map(({ id, rows }) => db.doc(searchChunkPath(id)).set({ rows })));
  const current = await makeCurrent(db, {
    layout: snapshotLayout,
    generation,
    chunks: chunks.map(({ id }) => id),
    seenUpTo,
  });
  await removeOlderChunks(db, current.generation);
  return chunks.length;
}

// A delayed run must not replace the snapshot of a later run. Returns the snapshot that is current afterwards.
function makeCurrent(db: Firestore, snapshot: StoredSnapshot): Promise<StoredSnapshot> {
  const current = db.doc(SEARCH_SNAPSHOT_PATH);
  return runTransaction(db, async (transaction) => {
    const { data } = snapshotSchema.safeParse((await transaction.get(current)).data());
    if (data && data.generation > snapshot.generation) return data;
    transaction.set(current, { ...snapshot, writtenAt: FieldValue.serverTimestamp() });
    return snapshot;
  });
}

async function removeOlderChunks(db: Firestore, generation: number): Promise<void> {
  const writer = db.bulkWriter();
  for (const document of await db.collection(SEARCH_SNAPSHOTS).listDocuments()) {
    // Files of earlier code have other names.
    const isNewer = Number.parseInt(document.id, 10) >= generation;
    if (document.path !== SEARCH_SNAPSHOT_PATH && !isNewer) void writer.delete(document);
  }
  await writer.close();
}
