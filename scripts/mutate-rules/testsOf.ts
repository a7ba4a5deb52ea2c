import { basename } from 'node:path';
import { type Expression, flat } from '../rules/expression.ts';
import type { Report } from '../rules/reports.ts';
import type { Mutant } from './mutant.ts';

/**
 * The files of tests for a mutant, those first that spent most of their effort on what it changes. A file that never evaluated it cannot
 * notice; one without a report might.
 */
export function testsOf(mutant: Mutant, files: readonly string[], known: readonly Report[]): string[] {
  const reports = new Map(known.map(({ name, expressions }) => [name, expressions]));
  const shares = files.map((file) => {
    const expressions = reports.get(basename(file, '.test.ts'));
    return { file, share: expressions === undefined ? 0 : (shareOf(expressions, mutant) ?? -1) };
  });
  return shares
    .filter(({ share }) => share >= 0)
    .toSorted((one, other) => other.share - one.share)
    .map(({ file }) => file);
}

/** How much of all that was evaluated was evaluated there; undefined for nothing. */
function shareOf(expressions: readonly Expression[], { start, end }: Mutant): number | undefined {
  const all = expressions.flatMap(flat);
  const there = all.filter((expression) => expression.start <= start && expression.end >= end).at(-1);
  const total = all.reduce((sum, expression) => sum + evaluations(expression), 0);
  if (there === undefined) return 0;
  return evaluations(there) === 0 ? undefined : evaluations(there) / total;
}

function evaluations({ seen }: Expression): number {
  return seen.yes + seen.no + seen.broken + seen.other;
}
