import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cacheFolder } from '../rootFolder.ts';
import type { Expression } from './expression.ts';

/** Where each file of rules-tests/ leaves what it made the rules evaluate. */
export const reportsFolder = join(cacheFolder, 'rules');

export type Report = {
  readonly name: string;
  readonly rules: string;
  readonly expressions: readonly Expression[];
};

/** What the last run of each file of tests evaluated, of those that ran with these rules. */
export function readReports(rules: string): Report[] {
  const files = existsSync(reportsFolder) ? readdirSync(reportsFolder) : [];
  const reports = files.map((file) => ({
    ...(JSON.parse(readFileSync(join(reportsFolder, file), 'utf8')) as Omit<Report, 'name'>),
    name: basename(file, '.json'),
  }));
  return reports.filter((report) => report.rules === rules);
}

/** The same expressions with what all of them have seen. */
export function sumOfReports(reports: readonly Report[]): readonly Expression[] {
  return reports.map(({ expressions }) => expressions).reduce(sumOfAll);
}

function sumOfAll(some: readonly Expression[], others: readonly Expression[]): readonly Expression[] {
  return some.map((expression, index) => sumOf(expression, others[index]));
}

function sumOf(one: Expression, other: Expression | undefined): Expression {
  if (!other) return one;
  const seen = {
    yes: one.seen.yes + other.seen.yes,
    no: one.seen.no + other.seen.no,
    broken: one.seen.broken + other.seen.broken,
    other: one.seen.other + other.seen.other,
  };
  return { ...one, seen, children: sumOfAll(one.children, other.children) as Expression[] };
}
