import { type Expression, flatten } from '../rules/expression.ts';
import type { Report } from '../rules/reports.ts';
import type { Mutant } from './mutant.ts';

/** The test files that evaluated what the mutant changes, or have no report; those that evaluated it most come first. */
export function chooseTests(mutant: Mutant, files: readonly string[], reports: readonly Report[]): string[] {
  const known = new Map(reports.map(({ testFile, expressions }) => [testFile, expressions]));
  return files
    .map((file) => ({ file, share: getShare(known.get(file) ?? [], mutant) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .map(({ file }) => file);
}

/** The part of a file's evaluations that concern the innermost expression around the change; tiny when unknown. */
function getShare(expressions: readonly Expression[], { start, end }: Mutant): number {
  const all = expressions.flatMap(flatten);
  const changed = all.filter((expression) => expression.start <= start && expression.end >= end).at(-1);
  if (!changed) return Number.EPSILON;
  return countEvaluations(changed) / all.reduce((sum, expression) => sum + countEvaluations(expression), 0);
}

function countEvaluations({ seen }: Expression): number {
  return seen.yes + seen.no + seen.other;
}
