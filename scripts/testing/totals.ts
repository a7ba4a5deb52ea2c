import { readFileSync } from 'node:fs';
import type { FigureName } from '@outrank/shared/testing/figures';

type Figures = Readonly<Record<FigureName, number>>;

/** `figures` is what the tests counted, `unsteady` those that passed only at the second try, with the first failure. */
export type Totals = { passed: number; failed: number; unsteady: readonly string[]; figures: Figures };

type TestResult = {
  status?: string;
  fullName?: string;
  /** Of all tries, so also of a test that passed in the end. */
  failureMessages?: readonly string[];
  meta?: { figures?: Partial<Figures> };
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
    figures: sumFigures(tests.map(({ meta }) => meta?.figures ?? {})),
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
    figures: sumFigures(all.map(({ figures }) => figures)),
  };
}

function sumFigures(all: readonly Partial<Figures>[]): Figures {
  const sum = (name: FigureName) => all.reduce((total, figures) => total + (figures[name] ?? 0), 0);
  return { attacks: sum('attacks'), deliveries: sum('deliveries') };
}

/** The last lines of a run. What was not tried is left out. */
export function describeTotals(totals: Totals, journeys: number): string[] {
  const { passed, failed, unsteady, figures } = totals;
  return [
    '',
    ...unsteady.map((test) => `Passed only at the second try: ${test}`),
    ...(figures.attacks > 0 ? [`${figures.attacks} attacks on the rules`] : []),
    ...(figures.deliveries > 0 ? [`${figures.deliveries} deliveries under chaos`] : []),
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
