import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type BrowseFilter, emptyFilter, sortings } from '@outrank/shared/lists/browseFilter';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import { SearchCatalogue } from '../SearchCatalogue.ts';
import { type SearchableList, toSearchableText } from '../searchableList.ts';
import { parseChunk, toChunks } from '../snapshotRows.ts';

/**
 * `node measureCatalogue.ts 100000` measures a catalogue of that many made-up lists, in a process of its own, and prints the
 * figures as JSON: times in milliseconds, memory in MiB.
 */
const BATCH = 4000;
const WORDS = 20_000;
const CHANGES = 1000;
const RUNS = 40;
const MEBIBYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const random = seededRandom(1);
const pickSyllable = () =>
  random.pick([...'bcdfghjklmnprstvw']) + random.pick([...'aeiou']) + random.pick(['', '', ...'lmnrst']);
const words = Array.from({ length: WORDS }, () =>
  Array.from({ length: 1 + Math.floor(random.next() * 3) }, pickSyllable).join(''),
);
/** The first words are frequent, as in a language: of a hundred words, each of the first twenty is about four. */
const wordAt = (rank: number) => words[rank] ?? '';
const pickWord = () => wordAt(Math.floor(WORDS * random.next() ** 5));
const pickWords = (count: number) => Array.from({ length: count }, pickWord).join(' ');

function createList(number: number): SearchableList {
  const user = Math.floor(number / 20);
  return {
    key: `${`user${user}`.padEnd(28, 'x')}~list_${1_600_000_000_000 + number}`,
    text: toSearchableText(
      pickWords(3).slice(0, 50),
      pickWords(Math.floor(random.next() * 24)).slice(0, 200),
    ),
    flags: Math.floor(random.next() * 16) | (random.next() < 0.5 ? 16 : 32),
    createdAt: 1_600_000_000_000 + number * 100,
    upvoteCount: Math.floor(random.next() ** 6 * 500),
  };
}

function measureMemory() {
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss: rss / MEBIBYTE, used: (heapUsed + external) / MEBIBYTE };
}

/** Time on the processor, which other processes do not lengthen. */
function measureTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const size = Number(process.argv[2]);
const before = measureMemory();
const catalogue = new SearchCatalogue();
let load = 0;
let bytes = 0;
for (let start = 0; start < size; start += BATCH) {
  const lists = Array.from({ length: Math.min(BATCH, size - start) }, (_, index) =>
    createList(start + index),
  );
  for (const { text } of toChunks(lists)) {
    bytes += Buffer.byteLength(text);
    load += measureTime(() => {
      for (const list of parseChunk(text)) catalogue.put(list as SearchableList);
    });
  }
}
const sort = measureTime(() => catalogue.sort());
const after = measureMemory();

const rareWord = 'rare castaway';
for (let index = 0; index < 5; index += 1) {
  catalogue.put({ ...createList(size + index), text: `the ${rareWord} of season ${index}\n` });
}
const searches: Readonly<Record<string, Partial<BrowseFilter>>> = {
  'a word of every seventh list': { text: wordAt(3) },
  'a word of every fiftieth list': { text: wordAt(40) },
  'a word of every 270th list': { text: wordAt(400) },
  'a rare word': { text: rareWord },
  'an absent word': { text: 'qwertyuiop' },
  'a common word and a tag': { text: wordAt(3), tags: ['spoiler'] },
  'a tag': { tags: ['social'] },
};
const measured = Object.entries(searches).map(([name, filter]) => {
  const times = sortings.flatMap((sort) => {
    const request = { filter: { ...emptyFilter, ...filter, sort }, page: 0 };
    return Array.from({ length: RUNS }, () => measureTime(() => catalogue.find(request, new Set())));
  });
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)];
  return { name, median: percentile(0.5), percentile95: percentile(0.95) };
});
const changed = Array.from({ length: CHANGES }, () => createList(Math.floor(random.next() * size)));
const changes = measureTime(() => {
  for (const list of changed) catalogue.put(list);
  catalogue.sort();
});
const memory = { used: after.used - before.used, rss: after.rss - before.rss };
console.log(
  JSON.stringify(
    { size, snapshot: bytes / MEBIBYTE, load, sort, memory, changes, searches: measured },
    null,
    1,
  ),
);
