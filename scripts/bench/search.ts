import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootFolder } from '../lib/folders.ts';
import type { Part } from './bench.ts';
import type { BenchMetric } from './report.ts';

type SearchBench = {
  readonly how: string;
  readonly engine: 'memory' | 'PostgreSQL';
  /** How many lists are searched. */
  readonly sizes: readonly number[];
  /** The limit of the 95th percentile of each kind of search, in milliseconds. */
  readonly searchBudget: number;
  /** The limits of other metrics, by their names. */
  readonly budgets: Readonly<Record<string, number>>;
};

type Measured = Pick<BenchMetric, 'unit' | 'measured' | 'remark'> & { readonly name: string };

/** Starts functions/src/search/testing/measureSearch.ts for each size, which fills an engine and prints what it measured. */
function createSearchPart({ how, engine, sizes, searchBudget, budgets }: SearchBench): Part {
  const measureSize = async (size: number): Promise<BenchMetric[]> => {
    const command = ['functions/src/search/testing/measureSearch.ts', engine, String(size)];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: rootFolder });
    return (JSON.parse(stdout) as readonly Measured[]).map(({ name, ...measured }) => ({
      ...measured,
      what: `Search in ${engine}, ${size.toLocaleString('en-US')} lists: ${name}`,
      budget: budgets[name] ?? searchBudget,
    }));
  };
  return {
    how,
    measure: async () => {
      const metrics: BenchMetric[] = [];
      for (const size of sizes) metrics.push(...(await measureSize(size)));
      return metrics;
    },
  };
}

export const searchPart = createSearchPart({
  how: '**Search in memory**: a process of its own loads 100,000 made-up lists (16 words on average) from the chunks of a snapshot, without the network, and runs each kind of search 20 times; the 95th percentile. Times are of the processor. Memory is heap and buffers after garbage collection.',
  engine: 'memory',
  // More lists are the business of PostgreSQL.
  sizes: [100_000],
  searchBudget: 60,
  budgets: { memory: 96, 'load and sort in all orders': 1000 },
});

export const postgresPart = createSearchPart({
  how: '**Search in PostgreSQL**: made-up lists (16 words on average) are stored 2,000 at a time in a server of its own on the same machine, with all indexes, and each kind of search runs 20 times; the 95th percentile. Times are on the clock. The remark names the index of each query of a search, in order; `Seq Scan` reads the table until enough lists match, or its first 20,000.',
  engine: 'PostgreSQL',
  sizes: [100_000, 1_000_000],
  searchBudget: 100,
  // A million lists and their indexes fit into the memory of a small server.
  budgets: { 'table and indexes': 1536, store: 600_000 },
});
