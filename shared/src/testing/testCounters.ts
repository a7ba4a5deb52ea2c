import { TestRunner } from 'vitest';

/** What tests count, to show how much they cover. */
export type TestCounter = 'attacks' | 'deliveries';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test did it. `npm test` prints the sums at its end. */
    testCounters?: Partial<Record<TestCounter, number>>;
  }
}

/** Counts something that the running test does. */
export function countInTest(name: TestCounter): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  const { testCounters } = test.meta;
  test.meta.testCounters = { ...testCounters, [name]: (testCounters?.[name] ?? 0) + 1 };
}
