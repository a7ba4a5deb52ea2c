import { createSearchPart, type MeasuredSearch } from './searchBench.ts';

/** A million lists and their indexes fit into the memory of a small server. */
const SIZE_BUDGET_MIB = 1536;
const STORE_BUDGET_MS = 600_000;

/** What functions/src/search/testing/measurePostgres.ts prints. */
type Measured = {
  readonly store: number;
  readonly sizes: readonly { readonly name: string; readonly mebibytes: number }[];
  readonly searches: readonly MeasuredSearch[];
};

export const postgresPart = createSearchPart<Measured>({
  how: '**Search in PostgreSQL**: made-up lists (16 words on average) are stored 2,000 at a time in a server of its own on the same machine, with all indexes, and each kind of search runs 20 times. Times are on the clock. The remark names the index of each query of a search, in order; `Seq Scan` reads the table until enough lists match, or its first 20,000.',
  program: 'measurePostgres.ts',
  what: 'Search in PostgreSQL',
  searchBudget: 100,
  reasons: {
    'a word of the newest 5 %, oldest first':
      'rows lie in the order of their creation, so both queries pass all older lists first. The time grows with the lists; a statement ends after 5 s.',
  },
  toFigures: ({ store, sizes }, what) => [
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
  ],
});
