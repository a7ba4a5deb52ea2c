import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { parseChunk, type SnapshotRow, toChunks } from './snapshotRows.ts';

const anyRows = fc.array(
  fc.oneof(
    fc.string(),
    fc.record({
      key: fc.string(),
      text: fc.string({ unit: 'grapheme', maxLength: 250 }),
      flags: fc.nat(63),
      createdAt: fc.nat(),
      upvoteCount: fc.nat(),
    }),
  ),
);

const parseAll = (chunks: readonly { text: string }[]) => chunks.flatMap(({ text }) => parseChunk(text));

it('reads every list and every removed key back, in order', () => {
  fc.assert(
    fc.property(anyRows, (rows: SnapshotRow[]) => {
      expect(parseAll([...toChunks(rows)])).toEqual(rows);
    }),
  );
});

it('keeps each chunk below the size limit of a document, however wide its characters', () => {
  const list = { text: '界'.repeat(250), flags: 1, createdAt: 1, upvoteCount: 0 };
  const lists = Array.from({ length: 3000 }, (_, index) => ({ ...list, key: `ana~list_${index}` }));
  const chunks = [...toChunks(lists)];
  expect(chunks.length).toBeGreaterThan(2);
  for (const chunk of chunks) expect(Buffer.byteLength(chunk.text)).toBeLessThan(900 * 1024);
  expect(parseAll(chunks)).toEqual(lists);
});

it('makes no chunk of no rows', () => {
  expect([...toChunks([])]).toEqual([]);
});

it.each([
  '[["ana~list_1", "text"]]',
  '["ana~list_1"]',
  '[["a", "text", 1, 2, "3"]]',
  '[["a", 1, 2, 3, 4]]',
  '{}',
])('refuses %s', (chunk) => {
  expect(() => parseChunk(chunk)).toThrow();
});

const changes = [
  ['the tags', '@outrank/shared/lists/tags', { choosableTags: ['spoiler', 'social'] }],
  ['the types', '@outrank/shared/lists/tags', { listTypes: ['survivor-ranking', 'season-ranking'] }],
  ['text normalization', '@outrank/shared/text/normalizeText', { normalizeText: (text: string) => text }],
] as const;

it.each(changes)('has another layout after a change of %s', async (_what, module, change) => {
  const { snapshotLayout: before } = await import('./snapshotRows.ts');
  vi.resetModules();
  vi.doMock(module, async (original) => ({ ...(await original<object>()), ...change }));
  const { snapshotLayout: after } = await import('./snapshotRows.ts');
  expect(after).not.toBe(before);
  vi.doUnmock(module);
  vi.resetModules();
});
