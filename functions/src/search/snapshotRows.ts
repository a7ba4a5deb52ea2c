import * as z from 'zod/mini';
import { flagOrder, type SearchableList, toSearchableText } from './searchableList.ts';

/** The maximum size of a chunk's rows in bytes of UTF-8; a whole document may have 1 MiB. */
const CHUNK_BYTES = 850 * 1024;

const rowFields = ['key', 'text', 'flags', 'createdAt', 'upvoteCount'] as const;
const rowsSchema = z.array(z.tuple([z.string(), z.string(), z.int(), z.int(), z.int()]));

/**
 * Describes everything that the meaning of a stored row depends on: its fields, the order of the flag bits, and how text is
 * normalized, by a sample. Code that would read rows differently has another layout and rejects the snapshot.
 */
export const snapshotLayout = JSON.stringify({
  rowFields,
  flagOrder,
  sampleText: toSearchableText('  Kaôh\tRōng: ', 'IDOLS &  Straße'),
});

/** Converts the lists to texts that each fit into one document; at least one, so that an empty catalogue is stored too. */
export function toChunks(lists: Iterable<SearchableList>): string[] {
  const chunks: string[] = [];
  let rows: string[] = [];
  let bytes = 0;
  for (const list of lists) {
    const row = JSON.stringify(rowFields.map((field) => list[field]));
    const rowBytes = Buffer.byteLength(row) + 1;
    if (bytes + rowBytes > CHUNK_BYTES) {
      chunks.push(`[${rows.join()}]`);
      rows = [];
      bytes = 0;
    }
    rows.push(row);
    bytes += rowBytes;
  }
  return [...chunks, `[${rows.join()}]`];
}

/**
 * Reads the lists of one chunk.
 * @throws when the text was not made by `toChunks`.
 */
export function parseChunk(chunk: string): SearchableList[] {
  const rows = rowsSchema.parse(JSON.parse(chunk));
  return rows.map(([key, text, flags, createdAt, upvoteCount]) => ({
    key,
    text,
    flags,
    createdAt,
    upvoteCount,
  }));
}
