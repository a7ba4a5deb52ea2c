import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootFolder } from '../lib/folders.ts';
import type { Part } from './bench.ts';
import type { Figure } from './report.ts';

const SIZES = [100_000, 1_000_000];
const SEARCH_BUDGET_MS = 100;
/** A million lists and their indexes fit into the memory of a small server. */
const SIZE_BUDGET_MIB = 1536;
const STORE_BUDGET_MS = 600_000;

/** What functions/src/search/testing/measurePostgres.ts prints. */
type Measured = {
  readonly store: number;
  readonly sizes: readonly { readonly name: string; readonly mebibytes: number }[];
  readonly searches: readonly {
    readonly name: string;
    readonly median: number;
    readonly percentile95: number;
    readonly plan: string;
  }[];
};

export const postgresPart: Part = {
  how: '**Search in PostgreSQL**: made-up lists (16 words on average) are stored 2,000 at a time in a server of its own on the same machine, with all indexes, and each kind of search runs 20 times. Times are on the clock. The remark names the index of each query of a search, in order; `Seq Scan` reads the table until enough lists match, or its first 20,000.',
  measure: async () => {
    const figures: Figure[] = [];
    for (const size of SIZES) figures.push(...(await measureSize(size)));
    return figures;
  },
};

async function measureSize(size: number): Promise<Figure[]> {
  const program = 'functions/src/search/testing/measurePostgres.ts';
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(size)], {
    cwd: rootFolder,
  });
  const { store, sizes, searches }: Measured = JSON.parse(stdout);
  const what = `Search in PostgreSQL, ${size.toLocaleString('en-US')} lists`;
  const found = searches.map(
    ({ name, median, percentile95, plan }): Figure => ({
      what: `${what}, ${name}: 95th percentile`,
      unit: 'ms',
      measured: percentile95,
      budget: SEARCH_BUDGET_MS,
      remark: `median ${median.toFixed(1)} ms; ${plan}`,
    }),
  );
  return [
    ...found,
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
  ];
}
