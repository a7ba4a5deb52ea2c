import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootFolder } from '../lib/folders.ts';
import type { Part } from './bench.ts';
import type { Figure } from './report.ts';

const SIZES = [100_000, 1_000_000];

/** A kind of search, in milliseconds. */
export type MeasuredSearch = {
  readonly name: string;
  readonly median: number;
  readonly percentile95: number;
  /** What the database read. */
  readonly plan?: string;
};

type SearchBench<Measured> = {
  readonly how: string;
  /** Of functions/src/search/testing. Started with a number of lists, it prints what it measured. */
  readonly program: string;
  /** The words of the figures before the number of lists. */
  readonly what: string;
  /** Milliseconds. */
  readonly searchBudget: number;
  /** Why a kind of search misses its budget, by its name. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** The figures besides the searches. */
  readonly toFigures: (measured: Measured, what: string) => readonly Figure[];
};

/** A part of the bench that measures an engine of the search with each number of lists, in a process of its own. */
export function createSearchPart<Measured extends { readonly searches: readonly MeasuredSearch[] }>({
  how,
  program,
  toFigures,
  ...bench
}: SearchBench<Measured>): Part {
  const measureSize = async (size: number): Promise<readonly Figure[]> => {
    const command = [`functions/src/search/testing/${program}`, String(size)];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: rootFolder });
    const measured: Measured = JSON.parse(stdout);
    const what = `${bench.what}, ${size.toLocaleString('en-US')} lists`;
    return [...measured.searches.map((search) => toFigure(search, what)), ...toFigures(measured, what)];
  };
  const toFigure = ({ name, median, percentile95, plan }: MeasuredSearch, what: string): Figure => ({
    what: `${what}, ${name}: 95th percentile`,
    unit: 'ms',
    measured: percentile95,
    budget: bench.searchBudget,
    ...(bench.reasons?.[name] && { reason: bench.reasons[name] }),
    remark: [`median ${median.toFixed(1)} ms`, ...(plan ? [plan] : [])].join('; '),
  });
  return {
    how,
    measure: async () => {
      const figures: Figure[] = [];
      for (const size of SIZES) figures.push(...(await measureSize(size)));
      return figures;
    },
  };
}
