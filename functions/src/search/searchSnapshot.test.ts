import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { parseChunk, toChunks } from './searchSnapshot.ts';

const anyLists = fc.array(
  fc.record(
    {
      key: fc.string(),
      text: fc.string({ unit: 'grapheme', maxLength: 250 }),
      flags: fc.nat(63),
      createdAt: fc.nat(),
      upvoteCount: fc.nat(),
    },
    { noNullPrototype: true },
  ),
);

it('reads every list back, in order', () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      expect(toChunks(lists).flatMap(parseChunk)).toEqual(lists);
    }),
  );
});

it('keeps each chunk below the size limit of a document, however wide its characters', () => {
  const list = { text: '界'.repeat(250), flags: 1, createdAt: 1, upvoteCount: 0 };
  const lists = Array.from({ length: 3000 }, (_, index) => ({ ...list, key: `ana~list_${index}` }));
  const chunks = toChunks(lists);
  expect(chunks.length).toBeGreaterThan(2);
  for (const chunk of chunks) expect(Buffer.byteLength(chunk)).toBeLessThan(900 * 1024);
  expect(chunks.flatMap(parseChunk)).toEqual(lists);
});

it('makes no chunk of no lists', () => {
  expect(toChunks([])).toEqual([]);
});

it.each([
  '[["ana~list_1", "text", 1, 2, 3]]',
  '["ana~list_1"]',
  '[{"key": "ana~list_1", "text": "text"}]',
  '[{"key": "a", "text": "text", "flags": 1, "createdAt": 2, "upvoteCount": "3"}]',
  '[{"key": "a", "text": 1, "flags": 2, "createdAt": 3, "upvoteCount": 4}]',
  '{}',
])('refuses %s', (chunk) => {
  expect(() => parseChunk(chunk)).toThrow();
});

const changes = [
  ['the tags', '@outrank/shared/documents/tags', { choosableTags: ['spoiler', 'social'] }],
  ['the types', '@outrank/shared/documents/tags', { listTypes: ['survivor-ranking', 'season-ranking'] }],
  ['text normalization', '@outrank/shared/text/text', { normalizeText: (text: string) => text }],
] as const;

it.each(changes)('has another layout after a change of %s', async (_what, module, change) => {
  const { snapshotLayout: before } = await import('./searchSnapshot.ts');
  vi.resetModules();
  vi.doMock(module, async (original) => ({ ...(await original<object>()), ...change }));
  const { snapshotLayout: after } = await import('./searchSnapshot.ts');
  expect(after).not.toBe(before);
  vi.doUnmock(module);
  vi.resetModules();
});
