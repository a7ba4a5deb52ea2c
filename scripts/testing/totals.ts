import { readFileSync } from 'node:fs';
import type { TestCounter } from '@outrank/shared/testing/testCounters';
import type { JsonAssertionResult, JsonTestResults } from 'vitest/node';

type TestCounters = Readonly<Record<TestCounter, number>>;

/** `testCounters` is what the tests counted, `unsteady` those that passed only at the second try, with the first failure. */
export type Totals = {
  passed: number;
  failed: number;
  unsteady: readonly string[];
  testCounters: TestCounters;
};

/** The totals of one run. A file that could not be loaded counts as a failed test, and so does a run that broke off. */
export function getTotals(report: JsonTestResults | undefined, exitCode: number): Totals {
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

/** The failures are those of all tries, so also of a test that passed in the end. */
function describeSecondTry({ status, fullName, failureMessages }: JsonAssertionResult): string[] {
  const failure = failureMessages?.[0];
  return status === 'passed' && failure !== undefined ? [`${fullName}: ${failure.split('\n')[0]}`] : [];
}

export function sumTotals(all: readonly Totals[]): Totals {
  return {
    passed: sumOf(all, 'passed'),
    failed: sumOf(all, 'failed'),
    unsteady: all.flatMap(({ unsteady }) => unsteady),
    testCounters: sumTestCounters(all.map(({ testCounters }) => testCounters)),
  };
}

function sumTestCounters(all: readonly Partial<TestCounters>[]): TestCounters {
  return { attacks: sumOf(all, 'attacks'), deliveries: sumOf(all, 'deliveries') };
}

function sumOf<Name extends string>(all: readonly { readonly [Key in Name]?: number }[], name: Name) {
  return all.reduce((sum, each) => sum + (each[name] ?? 0), 0);
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
export function readReport(file: string): JsonTestResults | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults;
  } catch {
    return undefined;
  }
}
