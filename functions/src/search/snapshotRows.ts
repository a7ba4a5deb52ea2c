import { flagOrder, type SearchableList, toSearchableText } from './searchableList.ts';

/** The maximum size of a chunk's rows in bytes of UTF-8; a whole document may have 1 MiB. */
const CHUNK_BYTES = 850 * 1024;

const rowFields = ['key', 'text', 'flags', 'createdAt', 'upvoteCount'] as const;

/** A list, or the key of one that is public no longer. A later row of the same key replaces an earlier one. */
export type SnapshotRow = SearchableList | string;

/**
 * Describes everything that the meaning of a stored row depends on: its fields, the order of the flag bits, and how text is
 * normalized, by a sample. Code that would read rows differently has another layout and rejects the snapshot.
 */
export const snapshotLayout = JSON.stringify({
  rowFields,
  flagOrder,
  sampleText: toSearchableText('  Kaôh\tRōng: ', 'IDOLS &  Straße'),
});

/** What one document stores, and its number of rows. */
type Chunk = { readonly text: string; readonly rows: number };

const toChunk = (rows: readonly string[]): Chunk => ({ text: `[${rows.join()}]`, rows: rows.length });

/** Converts the rows to texts that each fit into one document, one after the other: all together would fill the memory. */
export function* toChunks(snapshotRows: Iterable<SnapshotRow>): Generator<Chunk> {
  let rows: string[] = [];
  let bytes = 0;
  for (const each of snapshotRows) {
    const row = JSON.stringify(typeof each === 'string' ? [each] : rowFields.map((field) => each[field]));
    const rowBytes = Buffer.byteLength(row) + 1;
    if (bytes + rowBytes > CHUNK_BYTES) {
      yield toChunk(rows);
      rows = [];
      bytes = 0;
    }
    rows.push(row);
    bytes += rowBytes;
  }
  if (rows.length > 0) yield toChunk(rows);
}

/**
 * Reads the rows of one chunk.
 * @throws when the text was not made by `toChunks`.
 */
export function parseChunk(chunk: string): SnapshotRow[] {
  return (JSON.parse(chunk) as unknown[]).map(parseRow);
}

// A schema would take most of the time in which a million lists are loaded.
function parseRow(row: unknown): SnapshotRow {
  if (!Array.isArray(row)) throw new TypeError('A row of the snapshot is no array.');
  const [key, text, ...numbers] = row;
  if (typeof key === 'string' && row.length === 1) return key;
  const [flags, createdAt, upvoteCount] = numbers;
  const isList = row.length === rowFields.length && numbers.every(Number.isSafeInteger);
  if (typeof key !== 'string' || typeof text !== 'string' || !isList)
    throw new TypeError('A row of the snapshot has another form.');
  return { key, text, flags, createdAt, upvoteCount };
}
