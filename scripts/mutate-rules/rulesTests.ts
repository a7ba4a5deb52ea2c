import { relative } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { rootFolder } from '../rootFolder.ts';

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
  return {
    pass: async (file) => {
      const specification = specifications.get(file);
      if (!specification) throw new Error(`There are no tests ${file}.`);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
      // Every file that ever ran is told of, with what it came to then.
      const ran = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
      return ran?.state() === 'passed' && unhandledErrors.length === 0;
    },
    close: () => vitest.close(),
  };
}
