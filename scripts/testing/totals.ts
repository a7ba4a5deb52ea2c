import { readFileSync } from 'node:fs';
import type { TestCounter } from '@outrank/shared/testing/testCounters';

type TestCounters = Readonly<Record<TestCounter, number>>;

/** `testCounters` is what the tests counted, `unsteady` those that passed only at the second try, with the first failure. */
export type Totals = {
  passed: number;
  failed: number;
  unsteady: readonly string[];
  testCounters: TestCounters;
};

type TestResult = {
  status?: string;
  fullName?: string;
  /** Of all tries, so also of a test that passed in the end. */
  failureMessages?: readonly string[];
  meta?: { testCounters?: Partial<TestCounters> };
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: readonly TestResult[] }[];
};

/** The totals of one run. A file that could not be loaded counts as a failed test, and so does a run that broke off. */
export function getTotals(report: VitestReport | undefined, exitCode: number): Totals {
  const files = report?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    unsteady: tests.flatMap(describeSecondTry),
    testCounters: sumTestCounters(tests.map(({ meta }) => meta?.testCounters ?? {})),
  };
}

function describeSecondTry({ status, fullName, failureMessages = [] }: TestResult): string[] {
  const [failure] = failureMessages;
  return status === 'passed' && failure !== undefined ? [`${fullName}: ${failure.split('\n')[0]}`] : [];
}

export function sumTotals(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    unsteady: all.flatMap(({ unsteady }) => unsteady),
    testCounters: sumTestCounters(all.map(({ testCounters }) => testCounters)),
  };
}

function sumTestCounters(all: readonly Partial<TestCounters>[]): TestCounters {
  const sum = (name: TestCounter) =>
    all.reduce((total, testCounters) => total + (testCounters[name] ?? 0), 0);
  return { attacks: sum('attacks'), deliveries: sum('deliveries') };
}

/** The last lines of a run. What was not tried is left out. */
export function describeTotals(totals: Totals, journeys: number): string[] {
  const { passed, failed, unsteady, testCounters } = totals;
  return [
    '',
    ...unsteady.map((test) => `Passed only at the second try: ${test}`),
    ...(testCounters.attacks > 0 ? [`${testCounters.attacks} attacks on the rules`] : []),
    ...(testCounters.deliveries > 0 ? [`${testCounters.deliveries} deliveries under chaos`] : []),
    ...(journeys > 0 ? [`${journeys} journeys in the browser`] : []),
    `${passed} passed, ${failed} failed`,
  ];
}

/** Reads the report that vitest writes beside its output; undefined when it broke off before. */
export function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}
