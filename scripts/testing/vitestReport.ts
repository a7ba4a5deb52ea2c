import { readFileSync, rmSync } from 'node:fs';
import type { FigureName } from '@outrank/shared/testing/figures';

type Figures = Readonly<Record<FigureName, number>>;

/** `secondTries`: the names of tests that failed and then passed; `figures`: what the tests counted. */
export type Totals = { passed: number; failed: number; secondTries: readonly string[]; figures: Figures };

type TestResult = {
  status: string;
  fullName: string;
  failureMessages: readonly string[];
  meta?: { figures?: Partial<Figures> };
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: readonly TestResult[] }[];
};

/** The totals of one run. A file that could not even be loaded counts as a failed test, and so does a run that broke. */
export function totalsOf(report: VitestReport | undefined, exitCode: number): Totals {
  const passed = report?.numPassedTests ?? 0;
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = (report?.numFailedTests ?? 0) + brokenFiles;
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const secondTries = tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
  return {
    passed,
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    secondTries,
    figures: sumOfFigures(tests.map(({ meta }) => meta?.figures ?? {})),
  };
}

export function sumOf(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    secondTries: all.flatMap(({ secondTries }) => secondTries),
    figures: sumOfFigures(all.map(({ figures }) => figures)),
  };
}

function sumOfFigures(all: readonly Partial<Figures>[]): Figures {
  const sumOf = (name: FigureName) => all.reduce((sum, figures) => sum + (figures[name] ?? 0), 0);
  return { attacks: sumOf('attacks'), deliveries: sumOf('deliveries') };
}

/** The report that vitest wrote beside its output; undefined when it broke off before. */
export function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}

export function forgetReport(file: string): void {
  rmSync(file, { force: true });
}
