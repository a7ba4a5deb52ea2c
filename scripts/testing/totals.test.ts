import { describe, expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { describeTotals, getTotals, readReport, sumTotals } from './totals.ts';

const createReport = (passed: number, failed: number, ...files: [string, object[]][]) =>
  ({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: files.map(([status, assertionResults]) => ({ status, assertionResults })),
  }) as JsonTestResults;

describe('the totals of a run', () => {
  test.each([
    ['its tests', createReport(7, 2, ['passed', [{}]], ['failed', [{}]]), 1, { passed: 7, failed: 2 }],
    ['a file that could not be loaded', createReport(5, 0, ['failed', []]), 1, { passed: 5, failed: 1 }],
    ['a missing report as a failure', undefined, 1, { passed: 0, failed: 1 }],
    ['a failure after the last test', createReport(5, 0, ['passed', [{}]]), 1, { passed: 5, failed: 1 }],
  ])('count %s', (_what, report, exitCode, totals) => {
    expect(getTotals(report, exitCode)).toMatchObject(totals);
  });

  test('sum what the tests counted', () => {
    const tests = [{ attacks: 3 }, { attacks: 4, deliveries: 5 }].map((testCounters) => ({
      meta: { testCounters },
    }));
    const { testCounters } = getTotals(createReport(2, 0, ['passed', tests]), 0);
    expect(testCounters).toEqual({ attacks: 7, deliveries: 5 });
  });

  test('name what passed only at the second try', () => {
    const tests = [
      { status: 'passed', fullName: 'a steady test', failureMessages: [] },
      { status: 'passed', fullName: 'an unsteady test', failureMessages: ['It was late.\n  at line 1'] },
      { status: 'failed', fullName: 'a failed test', failureMessages: ['It is broken.'] },
    ];
    const { unsteady } = getTotals(createReport(2, 1, ['failed', tests]), 1);
    expect(unsteady).toEqual(['an unsteady test: It was late.']);
  });
});

test('sums the totals of all runs', () => {
  const first = { passed: 3, failed: 0, unsteady: ['a test'], testCounters: { attacks: 1, deliveries: 2 } };
  const second = { passed: 4, failed: 1, unsteady: [], testCounters: { attacks: 10, deliveries: 20 } };
  const sum = { passed: 7, failed: 1, unsteady: ['a test'], testCounters: { attacks: 11, deliveries: 22 } };
  expect(sumTotals([first, second])).toEqual(sum);
  expect(sumTotals([])).toMatchObject({ passed: 0, failed: 0 });
});

test('describes what was tried and nothing else', () => {
  const totals = { passed: 9, failed: 1, unsteady: ['a test'], testCounters: { attacks: 7, deliveries: 5 } };
  expect(describeTotals(totals, 3)).toEqual([
    '',
    'Passed only at the second try: a test',
    '7 attacks on the rules',
    '5 deliveries under chaos',
    '3 journeys in the browser',
    '9 passed, 1 failed',
  ]);
  const none = { attacks: 0, deliveries: 0 };
  expect(describeTotals({ ...totals, unsteady: [], testCounters: none }, 0)).toEqual([
    '',
    '9 passed, 1 failed',
  ]);
});

test('reads a report that was never written as undefined', () => {
  expect(readReport('/not/there.json')).toBeUndefined();
});
