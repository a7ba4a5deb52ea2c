import { mapListTexts } from '@outrank/shared/documents/list';
import { SEARCH_SNAPSHOT_PATH, SEARCH_SNAPSHOTS, searchChunkPath } from '@outrank/shared/documents/upkeep';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { log } from '../platform/log.ts';
import { flagOrder, type SearchableList, searchableListSchema, toSearchableText } from './searchableList.ts';

/** The maximum size of a chunk's lists in bytes of UTF-8; a whole document may have 1 MiB. */
const CHUNK_BYTES = 850 * 1024;

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
  /** When it was made: milliseconds since 1970. */
  generation: z.int(),
  /** The ids of the chunks. */
  chunks: z.array(z.string()),
  /** The time up to which the lists include every change. */
  seenUpTo: z.instanceof(Timestamp),
});

export type Snapshot = Readonly<Pick<z.infer<typeof snapshotSchema>, 'generation' | 'seenUpTo'>> & {
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

/**
 * Reads the current snapshot, or returns undefined when there is none of this code's layout, when it is replaced while it is
 * read, or when a list of it is broken: without it, the search would miss that one until it changes.
 */
export async function readSnapshot(db: Firestore): Promise<Snapshot | undefined> {
  const { data } = snapshotSchema.safeParse((await db.doc(SEARCH_SNAPSHOT_PATH).get()).data());
  if (!data) return undefined;
  const chunks = await Promise.all(data.chunks.map((id) => db.doc(searchChunkPath(id)).get()));
  if (!chunks.every(({ exists }) => exists)) return undefined;
  try {
    return { ...data, lists: chunks.flatMap((chunk) => parseChunk(chunk.get('rows'))) };
  } catch (error) {
    log.error('search.malformedSnapshot', {}, error);
    return undefined;
  }
}

/**
 * Stores all lists in new chunks, makes them the current snapshot, and removes all other chunks. A chunk never changes, so
 * readers see one snapshot or the other, never parts of both.
 * @returns the number of chunks.
 */
export async function writeSnapshot(db: Firestore, { generation, seenUpTo, lists }: Snapshot) {
  const chunks = new Map(toChunks(lists).map((rows, index) => [`${generation}-${index}`, rows]));
  await Promise.all([...chunks].map(([id, rows]) => db.doc(searchChunkPath(id)).set({ rows })));
  await db.doc(SEARCH_SNAPSHOT_PATH).set({
    layout: snapshotLayout,
    generation,
    chunks: [...chunks.keys()],
    seenUpTo,
    writtenAt: FieldValue.serverTimestamp(),
  });
  const writer = db.bulkWriter();
  for (const document of await db.collection(SEARCH_SNAPSHOTS).listDocuments())
    if (document.path !== SEARCH_SNAPSHOT_PATH && !chunks.has(document.id)) void writer.delete(document);
  await writer.close();
  return chunks.size;
}
