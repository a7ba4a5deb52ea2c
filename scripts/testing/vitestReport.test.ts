import { expect, test } from 'vitest';
import { readReport, sumOf, totalsOf } from './vitestReport.ts';

const passedAtOnce = { status: 'passed', fullName: 'a test', failureMessages: [] as string[] };
const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => passedAtOnce),
});
const report = (
  numPassedTests: number,
  numFailedTests: number,
  ...testResults: ReturnType<typeof file>[]
) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

test('counts the tests of a run', () => {
  expect(totalsOf(report(7, 2, file('passed', 5), file('failed', 4)), 1)).toMatchObject({
    passed: 7,
    failed: 2,
  });
});

test('a file that could not be loaded is a failure', () => {
  expect(totalsOf(report(5, 0, file('passed', 5), file('failed', 0)), 1)).toMatchObject({
    passed: 5,
    failed: 1,
  });
});

test('a run that broke off without a report, or after its last test, is a failure', () => {
  expect(totalsOf(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(totalsOf(report(5, 0, file('passed', 5)), 1)).toMatchObject({ passed: 5, failed: 1 });
});

test('a test that failed and then passed is passed, and named', () => {
  const attempts = [
    { status: 'passed', fullName: 'steady', failureMessages: [] },
    { status: 'passed', fullName: 'shaky', failureMessages: ['too slow'] },
    { status: 'failed', fullName: 'broken', failureMessages: ['wrong', 'wrong'] },
  ];
  const result = totalsOf(report(2, 1, { status: 'failed', assertionResults: attempts }), 1);
  expect(result).toMatchObject({ passed: 2, failed: 1, secondTries: ['shaky'] });
});

test('what tests counted is added up', () => {
  const attempts = [{ attacks: 3 }, { attacks: 4, deliveries: 5 }].map((figures) => ({
    ...passedAtOnce,
    meta: { figures },
  }));
  const result = totalsOf(report(2, 0, { status: 'passed', assertionResults: attempts }), 0);
  expect(result.figures).toEqual({ attacks: 7, deliveries: 5 });
});

test('the totals of all runs are added up', () => {
  expect(
    sumOf([
      { passed: 3, failed: 0, secondTries: ['one'], figures: { attacks: 1, deliveries: 2 } },
      { passed: 4, failed: 1, secondTries: ['two', 'three'], figures: { attacks: 10, deliveries: 20 } },
    ]),
  ).toEqual({
    passed: 7,
    failed: 1,
    secondTries: ['one', 'two', 'three'],
    figures: { attacks: 11, deliveries: 22 },
  });
  expect(sumOf([])).toMatchObject({ passed: 0, failed: 0, secondTries: [] });
});

test('a report that was never written reads as none', () => {
  expect(readReport('/not/there.json')).toBeUndefined();
});
