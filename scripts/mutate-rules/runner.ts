import { relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { rootFolder } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import { loadRules } from '../rules/emulatedRules.ts';

const ATTEMPTS = 3;

export type Result = 'killed' | 'survived' | 'invalid';

/** Runs tests against rules in one project of the emulator. */
export type Runner = {
  /** Runs the files in this order, up to the first that fails. `invalid` are rules that the emulator refuses. */
  readonly judge: (rules: string, files: readonly string[]) => Promise<Result>;
  readonly close: () => Promise<void>;
};

/** A runner stays in this process, so that a mutant does not wait for a start of vitest. */
export async function openRunner(project: string): Promise<Runner> {
  const vitest = await createVitest('test', {
    root: rootFolder,
    watch: false,
    bail: 1,
    project: ['emulator'],
    reporters: [{}],
  });
  vitest.provide('rulesProject', project);
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications(['rules-tests/']);
  const find = (file: string) =>
    specifications.find(({ moduleId }) => relative(rootFolder, moduleId) === file);

  async function runOnce(specification: TestSpecification) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    // The result contains every file that ever ran.
    const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
    return { module, hasPassed: module?.state() === 'passed' && unhandledErrors.length === 0 };
  }

  async function passes(file: string): Promise<boolean> {
    const specification = find(file);
    if (!specification) throw new Error(`There are no tests ${file}.`);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { module, hasPassed } = await runOnce(specification);
      if (hasPassed || !module || !hasTimedOut(module)) return hasPassed;
    }
    throw new HelpfulError(`${file} timed out ${ATTEMPTS} times; the machine is too busy to judge.`);
  }

  async function judge(rules: string, files: readonly string[]): Promise<Result> {
    if ((await loadRules(project, rules)) !== undefined) return 'invalid';
    for (const file of files) if (!(await passes(file))) return 'killed';
    return 'survived';
  }

  return { judge, close: () => vitest.close() };
}

/** A timeout on a busy machine does not kill a mutant. */
function hasTimedOut({ children }: TestModule): boolean {
  const ofTests = [...children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
  const ofSuites = [...children.allSuites()].flatMap((suite) => suite.errors());
  return [...ofTests, ...ofSuites].some(({ name }) => name?.endsWith('TimeoutError'));
}
