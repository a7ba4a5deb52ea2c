import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import { emptyFilter, sortOrders } from '@outrank/shared/lists/browseFilter';
import { expect, it } from 'vitest';
import { oneList, searchedDocument } from '../testing/searches.ts';
import { ListIndex } from './ListIndex.ts';
import { toSearchableList } from './searchableList.ts';
import { parseChunk, toChunks } from './searchSnapshot.ts';

const LISTS = 20_000;
/** Of each list. */
const BYTES_MAX = (96 * 1024 * 1024) / 100_000;
const BATCH = 1000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function measureMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A list of full length, in a script that takes two bytes for each character. */
function createLongList(index: number) {
  const filler = (max: number) => `${index} `.padEnd(max, 'слово ').trim();
  const fields = { name: filler(LIST_NAME_MAX), description: filler(LIST_DESCRIPTION_MAX) };
  const numbers = { createdAt: 1_700_000_000_000 + index, upvoteCount: index % 100 };
  const key = `${`user${index}`.padEnd(28, 'x')}~list_${1_700_000_000_000 + index}`;
  return toSearchableList(key, searchedDocument({ ...oneList, ...fields, ...numbers, tags: ['social'] }));
}

it('lists of full length are so small, in all orders, that 100,000 fit in 96 MiB', () => {
  const before = measureMemory();
  const listIndex = new ListIndex();
  for (let start = 0; start < LISTS; start += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, index) => createLongList(start + index));
    for (const chunk of toChunks(batch.filter((list) => list !== undefined)))
      for (const list of parseChunk(chunk)) listIndex.put(list);
  }
  for (const sort of sortOrders) {
    const filter = { ...emptyFilter, text: '19999', sort };
    expect(listIndex.find({ filter, page: 0 }, new Set()).total).toBe(1);
  }
  const used = measureMemory() - before;
  expect(listIndex.size).toBe(LISTS);
  expect(used / LISTS).toBeLessThan(BYTES_MAX);
});
