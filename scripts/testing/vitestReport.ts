import { readFileSync, rmSync } from 'node:fs';

export type Totals = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** The totals of one run. A file that could not even be loaded counts as a failed test, and so does a run that broke. */
export function totalsOf(report: VitestReport | undefined, exitCode: number): Totals {
  const passed = report?.numPassedTests ?? 0;
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = (report?.numFailedTests ?? 0) + brokenFiles;
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

export function sumOf(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
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
