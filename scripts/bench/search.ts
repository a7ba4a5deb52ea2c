import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootFolder } from '../lib/folders.ts';
import type { Part } from './bench.ts';
import type { BenchMetric } from './report.ts';

/** Starts functions/src/search/testing/measureSearch.ts, which fills an engine with that many lists and prints what it measured. */
async function measureSearch<Measured>(engine: 'memory' | 'postgres', size: number): Promise<Measured> {
  const command = ['functions/src/search/testing/measureSearch.ts', engine, String(size)];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: rootFolder });
  return JSON.parse(stdout);
}

/** A kind of search, in milliseconds. */
type MeasuredSearch = {
  readonly name: string;
  readonly median: number;
  readonly percentile95: number;
  /** What the database read. */
  readonly plan?: string;
};

/** Why a kind of search misses its budget. */
const reasons: Readonly<Record<string, string>> = {
  'a word of the newest 5 %, oldest first':
    'rows lie in the order of their creation, so both queries pass all older lists first. The time grows with the lists; a statement ends after 5 s.',
};

function toMetric(what: string, budget: number) {
  return ({ name, median, percentile95, plan }: MeasuredSearch): BenchMetric => ({
    what: `${what}, ${name}: 95th percentile`,
    unit: 'ms',
    measured: percentile95,
    budget,
    ...(reasons[name] && { reason: reasons[name] }),
    remark: [`median ${median.toFixed(1)} ms`, ...(plan ? [plan] : [])].join('; '),
  });
}

type MeasuredMemory = {
  readonly load: number;
  readonly sort: number;
  readonly afterChanges: number;
  readonly snapshot: number;
  readonly memory: { readonly used: number; readonly rss: number };
  readonly searches: readonly MeasuredSearch[];
};

/** More lists are the business of PostgreSQL. */
const MEMORY_LISTS = 100_000;
const MEMORY_BUDGET_MIB = 96;
const LOAD_BUDGET_MS = 1000;
const MEMORY_SEARCH_BUDGET_MS = 60;

export const searchPart: Part = {
  how: '**Search in memory**: a process of its own loads 100,000 made-up lists (16 words on average) from the chunks of a snapshot, without the network, and runs each kind of search 20 times. Times are of the processor. Memory is heap and buffers after garbage collection.',
  measure: async () => {
    const what = 'Search in memory, 100,000 lists';
    const measured = await measureSearch<MeasuredMemory>('memory', MEMORY_LISTS);
    const { searches, memory, load, sort, snapshot, afterChanges } = measured;
    return [
      ...searches.map(toMetric(what, MEMORY_SEARCH_BUDGET_MS)),
      {
        what: `${what}: memory`,
        unit: 'MiB',
        measured: memory.used,
        budget: MEMORY_BUDGET_MIB,
        remark: `the process grew by ${memory.rss.toFixed(0)} MiB`,
      },
      {
        what: `${what}: load and sort in all orders`,
        unit: 'ms',
        measured: load + sort,
        budget: LOAD_BUDGET_MS,
        remark: `a snapshot of ${snapshot.toFixed(0)} MiB`,
      },
      {
        what: `${what}: the first search after 1,000 changes, which sorts`,
        unit: 'ms',
        measured: afterChanges,
        budget: MEMORY_SEARCH_BUDGET_MS,
      },
    ];
  },
};

type MeasuredPostgres = {
  readonly store: number;
  readonly sizes: readonly { readonly name: string; readonly mebibytes: number }[];
  readonly searches: readonly MeasuredSearch[];
};

const POSTGRES_LISTS = [100_000, 1_000_000];
/** A million lists and their indexes fit into the memory of a small server. */
const SIZE_BUDGET_MIB = 1536;
const STORE_BUDGET_MS = 600_000;
const POSTGRES_SEARCH_BUDGET_MS = 100;

export const postgresPart: Part = {
  how: '**Search in PostgreSQL**: made-up lists (16 words on average) are stored 2,000 at a time in a server of its own on the same machine, with all indexes, and each kind of search runs 20 times. Times are on the clock. The remark names the index of each query of a search, in order; `Seq Scan` reads the table until enough lists match, or its first 20,000.',
  measure: async () => {
    const metrics: BenchMetric[] = [];
    for (const size of POSTGRES_LISTS) {
      const what = `Search in PostgreSQL, ${size.toLocaleString('en-US')} lists`;
      const { searches, sizes, store } = await measureSearch<MeasuredPostgres>('postgres', size);
      metrics.push(
        ...searches.map(toMetric(what, POSTGRES_SEARCH_BUDGET_MS)),
        {
          what: `${what}: table and indexes`,
          unit: 'MiB',
          measured: sizes.reduce((sum, { mebibytes }) => sum + mebibytes, 0),
          budget: SIZE_BUDGET_MIB,
          remark: sizes
            .filter(({ mebibytes }) => mebibytes > 1)
            .map(({ name, mebibytes }) => `${name} ${mebibytes}`)
            .join(', '),
        },
        { what: `${what}: store`, unit: 'ms', measured: store, budget: STORE_BUDGET_MS },
      );
    }
    return metrics;
  },
};
