import { parseListKey } from '@outrank/shared/documents/list';
import { choosableTags } from '@outrank/shared/documents/tags';
import { type BrowseFilter, emptyFilter, sortings } from '@outrank/shared/lists/browseFilter';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Pool } from 'pg';
import { createPostgresEngine } from '../postgres/createPostgresEngine.ts';
import { type SeenList, storeLists } from '../postgres/storeLists.ts';
import { toSearchableText } from '../searchableList.ts';
import { startSearchDatabase } from './searchDatabase.ts';

/**
 * `node measurePostgres.ts 100000` stores that many made-up lists in a database of its own, searches them, and prints the
 * figures as JSON: times in milliseconds on the clock, sizes in MiB, and the indexes of each plan.
 */
const BATCH = 2000;
const RUNS = 20;

const size = Number(process.argv[2]);
const random = seededRandom(2000);
const isIn = (share: number) => random.next() < share;
const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');
const words = Array.from({ length: 20_000 }, () =>
  Array.from({ length: 2 + Math.floor(random.next() * 2) }, () => random.pick(syllables)).join(''),
);
/** Few words are common and most are rare, as in any language. */
const pickWord = () => words[Math.floor(random.next() ** 3 * words.length)] ?? '';
const pickWords = (count: number) => Array.from({ length: count }, pickWord).join(' ');
const joinWords = (...parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(' ');

function createList(number: number): SeenList {
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
  const key = `${user}~list_${number}`;
  const list = {
    key,
    text: toSearchableText(name, description),
    flags: tags | (isIn(0.4) ? 16 : 32),
    createdAt: 1_600_000_000_000 + number * 60_000,
    upvoteCount: Math.floor(random.next() ** 6 * 5000),
  };
  return { key, seenAt: 1, list };
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

const { pool, stop } = await startSearchDatabase({ statement_timeout: 0, query_timeout: 0 });
const firestore = getFirestore(initializeApp({ projectId: 'demo-outrank' }));
const favorites = new Set<string>();
const startedAt = performance.now();
for (let start = 0; start < size; start += BATCH) {
  const count = Math.min(BATCH, size - start);
  const lists = Array.from({ length: count }, (_, index) => createList(start + index));
  await storeLists(pool, lists);
  if (favorites.size < 1000) for (const { key } of lists.slice(0, 100)) favorites.add(key);
}
const store = performance.now() - startedAt;
await pool.query('VACUUM ANALYZE lists');
const { rows: sizes } = await pool.query<{ name: string; mebibytes: number }>(
  `SELECT relname AS name, round(pg_relation_size(oid) / 1048576.0)::integer AS mebibytes
   FROM pg_class WHERE relname LIKE 'lists%' ORDER BY relname`,
);

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
  'absent signs': { text: '?!?' },
  'a tag': { tags: ['social'] },
  'all tags and a type': { tags: [...choosableTags], type: 'season', sort: 'oldest' },
  'a word of 40 % and all tags': { text: 'ranked', tags: [...choosableTags] },
  '1,000 favorites': { tags: ['favorites'] },
  'the lists of a user': { userId: parseListKey([...favorites][0] ?? '').userId },
};
const engine = createPostgresEngine(firestore, pool);
const measured = [];
for (const [name, { page = 0, userId, ...filter }] of Object.entries(searches)) {
  const request = { filter: { ...emptyFilter, ...filter }, page, userId };
  const observed = observePlans(pool);
  const { total } = await createPostgresEngine(firestore, observed.pool).find(request, favorites);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await engine.find(request, favorites);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)];
  const plan = observed.plans.join('; ');
  measured.push({ name, total, median: percentile(0.5), percentile95: percentile(0.95), plan });
}
await stop();
console.log(JSON.stringify({ size, store, sizes, searches: measured }, null, 1));
