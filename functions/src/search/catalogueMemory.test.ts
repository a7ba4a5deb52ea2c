import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import { everything, sortings } from '@outrank/shared/lists/browseFilter';
import { expect, it } from 'vitest';
import { SearchCatalogue } from './SearchCatalogue.ts';
import { toSearchableList } from './searchableList.ts';
import { listsOfChunk, toChunks } from './snapshotRows.ts';

const LISTS = 100_000;
const MEBIBYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

// Every list as long as it may be, in a script that takes two bytes for each character.
function longList(place: number) {
  const filler = (max: number) => `${place} `.padEnd(max, 'слово ').trim();
  return toSearchableList(`${`fan${place}`.padEnd(28, 'x')}~list_${1_700_000_000_000 + place}`, {
    name: filler(LIST_NAME_MAX),
    description: filler(LIST_DESCRIPTION_MAX),
    tags: ['social', 'survivor-ranking'],
    type: 'survivor-ranking',
    isPublic: true,
    createdAt: { toDate: () => new Date(1_700_000_000_000 + place) },
    upvoteCount: place % 100,
  });
}

function fill(catalogue: SearchCatalogue): void {
  const lists = Array.from({ length: 1000 }, (_, place) => place);
  for (let start = 0; start < LISTS; start += lists.length) {
    const batch = lists.map((place) => longList(start + place)).filter((list) => list !== undefined);
    for (const chunk of toChunks(batch)) for (const list of listsOfChunk(chunk)) catalogue.put(list);
  }
}

it('holds 100,000 lists of full length, and all its orders, in 256 MiB of heap', { timeout: 60_000 }, () => {
  const before = heapInUse();
  const catalogue = new SearchCatalogue();
  fill(catalogue);
  for (const sort of sortings) {
    const filter = { ...everything, text: '99999', sort };
    expect(catalogue.find({ filter, page: 0 }, new Set()).total).toBe(1);
  }
  const used = heapInUse() - before;
  expect(catalogue.size).toBe(LISTS);
  expect(used / MEBIBYTE).toBeLessThan(256);
});
