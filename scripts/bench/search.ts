import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootFolder } from '../lib/folders.ts';
import type { Part } from './bench.ts';
import type { Figure } from './report.ts';

const SIZES = [100_000, 1_000_000];
const SEARCH_BUDGET_MS = 50;
/** Of a million lists; half of what the function has. */
const MEMORY_BUDGET_MIB = 512;
const LOAD_BUDGET_MS = 10_000;
const CHANGES_BUDGET_MS = 200;

/** What functions/src/search/testing/measureCatalogue.ts prints. */
type Measured = {
  readonly load: number;
  readonly sort: number;
  readonly changes: number;
  readonly snapshot: number;
  readonly memory: { readonly used: number; readonly rss: number };
  readonly searches: readonly {
    readonly name: string;
    readonly median: number;
    readonly percentile95: number;
  }[];
};

export const searchPart: Part = {
  how: '**Search in memory**: a process of its own loads made-up lists (14 words on average, of 20,000 as frequent as in a language) from the chunks of a snapshot, without the network, and searches each kind 40 times in each order. Times are of the processor. Memory is heap and buffers after garbage collection.',
  measure: async () => {
    const figures: Figure[] = [];
    for (const size of SIZES) figures.push(...(await measureSize(size)));
    return figures;
  },
};

async function measureSize(size: number): Promise<Figure[]> {
  const program = 'functions/src/search/testing/measureCatalogue.ts';
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(size)], {
    cwd: rootFolder,
  });
  const { load, sort, changes, snapshot, memory, searches }: Measured = JSON.parse(stdout);
  const lists = `${size.toLocaleString('en-US')} lists`;
  const found = searches.map(
    ({ name, median, percentile95 }): Figure => ({
      what: `Search in memory, ${lists}, ${name}: 95th percentile`,
      unit: 'ms',
      measured: percentile95,
      budget: SEARCH_BUDGET_MS,
      remark: `median ${median.toFixed(1)} ms`,
    }),
  );
  return [
    ...found,
    {
      what: `Search in memory, ${lists}: memory`,
      unit: 'MiB',
      measured: memory.used,
      budget: MEMORY_BUDGET_MIB,
      remark: `the process grew by ${memory.rss.toFixed(0)} MiB`,
    },
    {
      what: `Search in memory, ${lists}: load and sort`,
      unit: 'ms',
      measured: load + sort,
      budget: LOAD_BUDGET_MS,
      remark: `a snapshot of ${snapshot.toFixed(0)} MiB`,
    },
    {
      what: `Search in memory, ${lists}: 1,000 changes`,
      unit: 'ms',
      measured: changes,
      budget: CHANGES_BUDGET_MS,
    },
  ];
}
