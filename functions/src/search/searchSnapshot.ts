import {
  SEARCH_SNAPSHOT_PATH,
  SEARCH_SNAPSHOTS,
  searchChunkPath,
} from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { runTransaction } from '../platform/runTransaction.ts';
import type { SearchableList } from './searchableList.ts';
import { snapshotLayout, toChunks } from './snapshotRows.ts';

/** How often a reader starts again because the generation it was reading was removed. */
const ATTEMPTS = 3;

const currentSchema = z.object({
  layout: z.literal(snapshotLayout),
  generation: z.int(),
  chunks: z.int(),
  seenUpTo: z.instanceof(Timestamp),
});

type Snapshot = { readonly chunks: readonly string[]; readonly seenUpTo: Timestamp };

/** Reads the current generation, or gives undefined when there is none of this code's layout. */
export async function readSnapshot(db: Firestore): Promise<Snapshot | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { data: current } = currentSchema.safeParse((await db.doc(SEARCH_SNAPSHOT_PATH).get()).data());
    if (!current) return undefined;
    const paths = Array.from({ length: current.chunks }, (_, chunk) =>
      searchChunkPath(current.generation, chunk),
    );
    const documents = await db.getAll(...paths.map((path) => db.doc(path)));
    if (documents.every(({ exists }) => exists)) {
      return { chunks: documents.map((document) => document.get('rows')), seenUpTo: current.seenUpTo };
    }
  }
  return undefined;
}

/**
 * Writes the lists as a new generation, makes it the current one, and removes older ones. Readers see one generation or the
 * other, never parts of both. `generation` grows with every run: milliseconds since 1970.
 * @returns the number of chunks.
 */
export async function writeSnapshot(
  db: Firestore,
  generation: number,
  lists: Iterable<SearchableList>,
  seenUpTo: Timestamp,
): Promise<number> {
  const chunks = toChunks(lists);
  for (const [chunk, rows] of chunks.entries())
    await db.doc(searchChunkPath(generation, chunk)).set({ rows });
  const snapshot = { layout: snapshotLayout, generation, chunks: chunks.length, seenUpTo };
  await removeOlderThan(db, await makeCurrent(db, snapshot));
  return chunks.length;
}

// A delayed run must not replace the generation of a later run. Gives the generation that is current afterwards.
function makeCurrent(db: Firestore, snapshot: z.infer<typeof currentSchema>): Promise<number> {
  const current = db.doc(SEARCH_SNAPSHOT_PATH);
  return runTransaction(db, async (transaction) => {
    const { data } = currentSchema.safeParse((await transaction.get(current)).data());
    if (data && data.generation > snapshot.generation) return data.generation;
    transaction.set(current, { ...snapshot, writtenAt: FieldValue.serverTimestamp() });
    return snapshot.generation;
  });
}

async function removeOlderThan(db: Firestore, generation: number): Promise<void> {
  const documents = await db.collection(SEARCH_SNAPSHOTS).listDocuments();
  const writer = db.bulkWriter();
  for (const document of documents) {
    if (Number.parseInt(document.id, 10) < generation) void writer.delete(document);
  }
  await writer.close();
}
