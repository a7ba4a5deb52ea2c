import { createSearchPart, type MeasuredSearch } from './searchBench.ts';

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
  readonly searches: readonly MeasuredSearch[];
};

export const searchPart = createSearchPart<Measured>({
  how: '**Search in memory**: a process of its own loads made-up lists (14 words on average, of 20,000 as frequent as in a language) from the chunks of a snapshot, without the network, and searches each kind 40 times in each order. Times are of the processor. Memory is heap and buffers after garbage collection.',
  program: 'measureCatalogue.ts',
  what: 'Search in memory',
  searchBudget: 50,
  toFigures: ({ load, sort, changes, snapshot, memory }, what) => [
    {
      what: `${what}: memory`,
      unit: 'MiB',
      measured: memory.used,
      budget: MEMORY_BUDGET_MIB,
      remark: `the process grew by ${memory.rss.toFixed(0)} MiB`,
    },
    {
      what: `${what}: load and sort`,
      unit: 'ms',
      measured: load + sort,
      budget: LOAD_BUDGET_MS,
      remark: `a snapshot of ${snapshot.toFixed(0)} MiB`,
    },
    { what: `${what}: 1,000 changes`, unit: 'ms', measured: changes, budget: CHANGES_BUDGET_MS },
  ],
});
