import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseListKey } from '@outrank/shared/documents/list';
import { choosableTags } from '@outrank/shared/documents/tags';
import { type BrowseFilter, emptyFilter, sortings } from '@outrank/shared/lists/browseFilter';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Pool } from 'pg';
import type { SearchEngine } from '../findLists.ts';
import { ListIndex } from '../ListIndex.ts';
import { createMemoryEngine } from '../liveListIndex.ts';
import { createPostgresEngine } from '../postgres/postgresEngine.ts';
import { storeLists } from '../postgres/storeLists.ts';
import { type SearchableList, toSearchableText } from '../searchableList.ts';
import { parseChunk, toChunks } from '../searchSnapshot.ts';
import { startSearchDatabase } from './searchDatabase.ts';

/**
 * `node measureSearch.ts memory 100000` fills an engine (`memory` or `PostgreSQL`) with that many made-up lists, searches them, and
 * prints the metrics as JSON, for scripts/bench/search.ts. Times in memory are of the processor, which other processes do not
 * lengthen; those of PostgreSQL are on the clock.
 */
const BATCH = 2000;
const RUNS = 20;
const CHANGES = 1000;
const MEBIBYTE = 1024 * 1024;

const [engineName, size] = [process.argv[2], Number(process.argv[3])];
const random = seededRandom(2000);
const isIn = (ratio: number) => random.next() < ratio;
const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');
const words = Array.from({ length: 20_000 }, () =>
  Array.from({ length: 2 + Math.floor(random.next() * 2) }, () => random.pick(syllables)).join(''),
);
/** Few words are common and most are rare, as in any language. */
const pickWord = () => words[Math.floor(random.next() ** 3 * words.length)] ?? '';
const pickWords = (count: number) => Array.from({ length: count }, pickWord).join(' ');
const joinWords = (...parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(' ');

function createList(number: number): SearchableList {
  const user = `user-${Math.floor(random.next() * (size / 5))}`.padEnd(28, 'x');
  const name = joinWords(
    isIn(0.4) && 'ranked',
    isIn(0.01) && 'idols',
    number >= 0.95 * size && 'season 51',
    pickWords(4),
  );
  const isRare = number % (size / 10) === 7;
  const description = joinWords(pickWords(12), isRare && 'qz parvati', isIn(0.02) && 'из России');
  const tags = choosableTags.reduce((bits, _tag, bit) => bits | (isIn(0.2) ? 1 << bit : 0), 0);
  return {
    key: `${user}~list_${number}`,
    text: toSearchableText({ name, description }),
    flags: tags | (isIn(0.4) ? 16 : 32),
    createdAt: 1_600_000_000_000 + number * 60_000,
    upvoteCount: Math.floor(random.next() ** 6 * 5000),
  };
}

function* createBatches(): Generator<SearchableList[]> {
  for (let start = 0; start < size; start += BATCH)
    yield Array.from({ length: Math.min(BATCH, size - start) }, (_, index) => createList(start + index));
}

async function measureOnClock(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measureProcessor(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

type Metric = {
  readonly name: string;
  readonly unit: 'ms' | 'MiB';
  readonly measured: number;
  readonly remark?: string;
};

type Filled = {
  readonly engine: SearchEngine;
  readonly measureTime: (work: () => unknown) => Promise<number>;
  readonly favorites: ReadonlySet<string>;
  /** The metrics besides the searches. */
  readonly measureMore: () => Promise<readonly Metric[]>;
  /** Tells what the database reads for a search. */
  readonly explain?: (search: (engine: SearchEngine) => Promise<unknown>) => Promise<string>;
  readonly close?: () => Promise<void>;
};

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function measureMemory() {
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss: rss / MEBIBYTE, used: (heapUsed + external) / MEBIBYTE };
}

async function fillMemory(): Promise<Filled> {
  const chunks: string[] = [];
  for (const lists of createBatches()) chunks.push(...toChunks(lists));
  const bytes = chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0);
  const before = measureMemory();
  let listIndex = new ListIndex();
  const load = await measureProcessor(() => {
    listIndex = new ListIndex(chunks.flatMap(parseChunk));
  });
  const engine = createMemoryEngine(async () => listIndex);
  const search = (sort: BrowseFilter['sort']) =>
    engine.find({ filter: { ...emptyFilter, sort }, page: 0 }, new Set());
  const sort = await measureProcessor(() => Promise.all(sortings.map(search)));
  const after = measureMemory();
  const measureMore: Filled['measureMore'] = async () => {
    const changed = Array.from({ length: CHANGES }, () => createList(Math.floor(random.next() * size)));
    for (const list of changed) listIndex.put(list);
    const afterChanges = await measureProcessor(() => search('mostVotes'));
    const grown = `the process grew by ${(after.rss - before.rss).toFixed(0)} MiB`;
    const snapshot = `a snapshot of ${(bytes / MEBIBYTE).toFixed(0)} MiB`;
    return [
      { name: 'memory', unit: 'MiB', measured: after.used - before.used, remark: grown },
      { name: 'load and sort in all orders', unit: 'ms', measured: load + sort, remark: snapshot },
      { name: 'the first search after 1,000 changes, which sorts', unit: 'ms', measured: afterChanges },
    ];
  };
  const favorites = new Set(
    listIndex
      .lists()
      .slice(0, 1000)
      .map(({ key }) => key),
  );
  return { engine, measureTime: measureProcessor, favorites, measureMore };
}

async function fillPostgres(): Promise<Filled> {
  const { pool, stop } = await startSearchDatabase({ statement_timeout: 0, query_timeout: 0 });
  const firestore = getFirestore(initializeApp({ projectId: 'demo-outrank' }));
  const favorites = new Set<string>();
  const store = await measureOnClock(async () => {
    for (const lists of createBatches()) {
      await storeLists(
        pool,
        lists.map((list) => ({ key: list.key, seenAt: 1, list })),
      );
      if (favorites.size < 1000) for (const { key } of lists.slice(0, 100)) favorites.add(key);
    }
  });
  await pool.query('VACUUM ANALYZE lists');
  const measureMore: Filled['measureMore'] = async () => {
    const { rows: sizes } = await pool.query<{ name: string; mebibytes: number }>(
      `SELECT relname AS name, round(pg_relation_size(oid) / 1048576.0)::integer AS mebibytes
       FROM pg_class WHERE relname LIKE 'lists%' ORDER BY relname`,
    );
    const large = sizes.filter(({ mebibytes }) => mebibytes > 1);
    return [
      {
        name: 'table and indexes',
        unit: 'MiB',
        measured: sizes.reduce((sum, { mebibytes }) => sum + mebibytes, 0),
        remark: large.map(({ name, mebibytes }) => `${name} ${mebibytes}`).join(', '),
      },
      { name: 'store', unit: 'ms', measured: store },
    ];
  };
  const explain: Filled['explain'] = async (search) => {
    const observed = observePlans(pool);
    await search(createPostgresEngine(firestore, observed.pool));
    return observed.plans.join('; ');
  };
  const engine = createPostgresEngine(firestore, pool);
  return { engine, measureTime: measureOnClock, favorites, measureMore, explain, close: stop };
}

/** Records the indexes and the scans of the whole table in the plans of its queries. */
function observePlans(database: Pool) {
  const plans: string[] = [];
  const query = async (sql: string, values: unknown[]) => {
    const { rows } = await database.query(`EXPLAIN (FORMAT JSON) ${sql}`, values);
    const names = JSON.stringify(rows).matchAll(/"Index Name":"lists_(\w+)"|"Node Type":"(Seq Scan)"/g);
    plans.push([...names].map(([, index, scan]) => index ?? scan).join(' + '));
    return database.query(sql, values);
  };
  return { plans, pool: { query } as unknown as Pool };
}

const filled = await (engineName === 'PostgreSQL' ? fillPostgres() : fillMemory());
type Search = Partial<BrowseFilter> & { readonly page?: number; readonly userId?: string };
const searches: Readonly<Record<string, Search>> = {
  ...Object.fromEntries(sortings.map((sort) => [`everything, ${sort}`, { sort }])),
  ...Object.fromEntries(sortings.map((sort) => [`a word of 40 %, ${sort}`, { text: 'ranked', sort }])),
  'a word of 40 %, page 80': { text: 'ranked', page: 80 },
  'a word of 1 %': { text: 'idols' },
  'a word of the newest 5 %': { text: 'season 51' },
  'a word of the newest 5 %, oldest first': { text: 'season 51', sort: 'oldest' },
  'a word of ten lists': { text: 'parvati' },
  'an absent word': { text: 'qwertyuiop' },
  'two words': { text: `${words[3]} ${words[9]}` },
  'a word in another script (2 %)': { text: 'россии' },
  'one letter': { text: 'e' },
  'two letters of most lists': { text: 'ba' },
  'two letters of ten lists': { text: 'qz' },
  'two absent letters': { text: 'qq' },
  'absent signs': { text: '+$+' },
  'a tag': { tags: ['social'] },
  'all tags and a type': { tags: [...choosableTags], type: 'season', sort: 'oldest' },
  'a word of 40 % and all tags': { text: 'ranked', tags: [...choosableTags] },
  '1,000 favorites': { tags: ['favorites'] },
  'the lists of a user': { userId: parseListKey([...filled.favorites][0] ?? '').userId },
};
const metrics: Metric[] = [];
for (const [name, { page = 0, userId, ...filter }] of Object.entries(searches)) {
  const request = { filter: { ...emptyFilter, ...filter }, page, userId };
  const search = (engine: SearchEngine) => engine.find(request, filled.favorites);
  const plan = await filled.explain?.(search);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await filled.measureTime(() => search(filled.engine)));
  times.sort((a, b) => a - b);
  const percentile = (ratio: number) => times[Math.floor(times.length * ratio)] ?? Number.NaN;
  const remark = [`median ${percentile(0.5).toFixed(1)} ms`, ...(plan ? [plan] : [])].join('; ');
  metrics.push({ name, unit: 'ms', measured: percentile(0.95), remark });
}
console.log(JSON.stringify([...metrics, ...(await filled.measureMore())], null, 1));
await filled.close?.();
