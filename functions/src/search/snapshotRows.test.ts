import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SearchableList } from './searchableList.ts';
import { listsOfChunk, toChunks } from './snapshotRows.ts';

const someLists = fc.array(
  fc.record<SearchableList>({
    key: fc.string(),
    text: fc.string({ unit: 'grapheme', maxLength: 250 }),
    marks: fc.nat(63),
    createdAt: fc.nat(),
    upvoteCount: fc.nat(),
  }),
);

it('gives back every list, in its order', () => {
  fc.assert(
    fc.property(someLists, (lists) => {
      expect(toChunks(lists).flatMap(listsOfChunk)).toEqual(lists);
    }),
  );
});

it('keeps each chunk below what a document may weigh, however wide its characters', () => {
  const list = { text: '界'.repeat(250), marks: 1, createdAt: 1, upvoteCount: 0 };
  const lists = Array.from({ length: 3000 }, (_, place) => ({ ...list, key: `ana~list_${place}` }));
  const chunks = toChunks(lists);
  expect(chunks.length).toBeGreaterThan(2);
  for (const chunk of chunks) expect(Buffer.byteLength(chunk)).toBeLessThan(900 * 1024);
  expect(chunks.flatMap(listsOfChunk)).toEqual(lists);
});

it('makes one chunk of no list', () => {
  expect(toChunks([])).toEqual(['[]']);
});

it('refuses a chunk of another kind', () => {
  expect(() => listsOfChunk('[["ana~list_1", "text"]]')).toThrow();
});
