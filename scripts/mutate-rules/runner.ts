import { relative } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { rootFolder } from '../lib/folders.ts';
import { loadRules } from '../rules/emulatedRules.ts';
import { type Expression, flatten } from '../rules/expression.ts';
import type { CoverageReport } from '../rules/reports.ts';
import type { Mutant } from './mutant.ts';

/** `killed` by the first file that failed; `invalid` are rules that the emulator refuses. */
type Verdict =
  | { readonly result: 'killed'; readonly by: string }
  | { readonly result: 'survived' | 'invalid' };

/** Runs test files, one after the other, against rules in one project of the emulator. */
export type Runner = {
  readonly judge: (rules: string, files: readonly string[]) => Promise<Verdict>;
  readonly close: () => Promise<void>;
};

/** A runner keeps vitest loaded, so that a mutant does not wait for its start. */
export async function openRunner(project: string): Promise<Runner> {
  const options = { root: rootFolder, watch: false, bail: 1, project: ['rules'], reporters: [{}] };
  const vitest = await createVitest('test', options);
  vitest.provide('rulesProject', project);
  await vitest.standalone();
  const found = await vitest.globTestSpecifications(['rules-tests/']);
  const specifications = new Map<string, TestSpecification>(
    found.map((specification) => [relative(rootFolder, specification.moduleId), specification]),
  );

  async function passes(file: string): Promise<boolean> {
    const specification = specifications.get(file);
    if (!specification) throw new Error(`There are no tests ${file}.`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    // The result contains every file that ever ran.
    const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
    return module?.state() === 'passed' && unhandledErrors.length === 0;
  }

  async function judge(rules: string, files: readonly string[]): Promise<Verdict> {
    if ((await loadRules(project, rules)) !== undefined) return { result: 'invalid' };
    for (const file of files) if (!(await passes(file))) return { result: 'killed', by: file };
    return { result: 'survived' };
  }

  return { judge, close: () => vitest.close() };
}

/** The test files that evaluated what the mutant changes, or have no report; those that evaluated it most come first. */
export function chooseTests(
  mutant: Mutant,
  files: readonly string[],
  reports: readonly CoverageReport[],
): string[] {
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
