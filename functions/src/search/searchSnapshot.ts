import {
  SEARCH_SNAPSHOT_PATH,
  SEARCH_SNAPSHOTS,
  searchChunkPath,
} from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { SearchableList } from './searchableList.ts';
import { toChunks } from './snapshotRows.ts';

/** Raise it when rows, marks or `searchText` change: the next run then reads every list anew. */
const LAYOUT = 1;

/** How often a reader begins again because the generation that it was told of is gone. */
const ATTEMPTS = 3;

const currentSchema = z.object({
  layout: z.literal(LAYOUT),
  generation: z.int(),
  chunks: z.int(),
  seenUpTo: z.instanceof(Timestamp),
});

type Snapshot = { readonly chunks: readonly string[]; readonly seenUpTo: Timestamp };

/** The present generation, whole, or undefined when there is none that this code can read. */
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
 * Writes the lists as a new generation, names it as the present one, and removes older ones. Readers see one generation
 * or the other, never parts of both. `generation` grows with every run: milliseconds since 1970.
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
  const present = await name(db, { layout: LAYOUT, generation, chunks: chunks.length, seenUpTo });
  await removeOlderThan(db, present);
  return chunks.length;
}

// A run that was held up must not name its lists after a later one did.
function name(db: Firestore, snapshot: z.infer<typeof currentSchema>): Promise<number> {
  const current = db.doc(SEARCH_SNAPSHOT_PATH);
  return db.runTransaction(async (transaction) => {
    const named = currentSchema.safeParse((await transaction.get(current)).data()).data?.generation ?? 0;
    if (named > snapshot.generation) return named;
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
