import { relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { rootFolder } from '../rootFolder.ts';

const ATTEMPTS = 3;

/** The tests of the rules in this process, so that a mutant does not wait for a start. */
export type RulesTests = {
  /** Whether all tests of a file pass with the rules that are loaded. It ends at the first that fails. */
  pass(file: string): Promise<boolean>;
  close(): Promise<void>;
};

/** `project` is where the rules are loaded, apart from everything else that an emulator holds. */
export async function openRulesTests(project: string): Promise<RulesTests> {
  process.env.RULES_PROJECT = project;
  process.env.RULES_ARE_LOADED = 'true';
  const silent = { root: rootFolder, watch: false, bail: 1, project: ['emulator'], reporters: [{}] };
  const vitest = await createVitest('test', silent);
  await vitest.standalone();
  const found = await vitest.globTestSpecifications(['rules-tests/']);
  const specifications = new Map<string, TestSpecification>(
    found.map((specification) => [relative(rootFolder, specification.moduleId), specification]),
  );
  const run = async (file: string) => {
    const specification = specifications.get(file);
    if (!specification) throw new Error(`There are no tests ${file}.`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    // Every file that ever ran is told of, with what it came to then.
    const ran = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
    return { ran, hasPassed: ran?.state() === 'passed' && unhandledErrors.length === 0 };
  };
  return {
    pass: async (file) => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const { ran, hasPassed } = await run(file);
        if (hasPassed || !ran || !ranOutOfTime(ran)) return hasPassed;
      }
      throw new Error(`${file} ran out of time ${ATTEMPTS} times; the machine is too busy to judge.`);
    },
    close: () => vitest.close(),
  };
}

/** A test that was given up because the machine is busy has noticed nothing. */
function ranOutOfTime({ children }: TestModule): boolean {
  const ofTests = [...children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
  const ofSuites = [...children.allSuites()].flatMap((suite) => suite.errors());
  return [...ofTests, ...ofSuites].some(({ name }) => name?.endsWith('TimeoutError'));
}
