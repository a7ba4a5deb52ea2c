import { TestRunner } from 'vitest';

/** What tests count, to show how much they cover. */
export type FigureName = 'attacks' | 'deliveries';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test did it. `npm test` prints the sums at its end. */
    figures?: Partial<Record<FigureName, number>>;
  }
}

/** Counts something that the running test does. */
export function countFigure(name: FigureName): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  const { figures } = test.meta;
  test.meta.figures = { ...figures, [name]: (figures?.[name] ?? 0) + 1 };
}
