import * as z from 'zod/mini';
import type { SearchableList } from './searchableList.ts';

/** The most that the rows of one chunk weigh, in bytes of UTF-8; a document may hold 1 MiB with everything. */
const CHUNK_BYTES = 850 * 1024;

const rowsSchema = z.array(z.tuple([z.string(), z.string(), z.int(), z.int(), z.int()]));

/** The lists as texts that each fit into one document; at least one, so that an empty catalogue is one too. */
export function toChunks(lists: Iterable<SearchableList>): string[] {
  const chunks: string[] = [];
  let rows: string[] = [];
  let bytes = 0;
  for (const { key, text, marks, createdAt, upvoteCount } of lists) {
    const row = JSON.stringify([key, text, marks, createdAt, upvoteCount]);
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
 * The lists of one chunk.
 * @throws when the text is not one of `toChunks`.
 */
export function listsOfChunk(chunk: string): SearchableList[] {
  const rows = rowsSchema.parse(JSON.parse(chunk));
  return rows.map(([key, text, marks, createdAt, upvoteCount]) => ({
    key,
    text,
    marks,
    createdAt,
    upvoteCount,
  }));
}
