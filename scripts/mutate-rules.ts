import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HelpfulError, runCommand } from './helpfulError.ts';
import { equivalents } from './mutate-rules/equivalents.ts';
import { keptResults } from './mutate-rules/keptResults.ts';
import { type Mutant, mutantsOf } from './mutate-rules/mutant.ts';
import { mutantProject, openRulesTests, type RulesTests } from './mutate-rules/rulesTests.ts';
import { testsOf } from './mutate-rules/testsOf.ts';
import { rootFolder } from './rootFolder.ts';
import { loadRules, readCoverage } from './rules/emulatedRules.ts';
import { conditionsIn, expressionsOf } from './rules/expression.ts';

/**
 * `npm run mutate:rules`: changes one condition of firestore.rules after the other and sees whether a test of rules-tests/ notices. Needs the
 * emulators of `npm start`. `-- comments` takes the mutants whose place or change holds that word; a run that was broken off goes on.
 */
await runCommand(async () => {
  const rules = readFileSync(join(rootFolder, 'firestore.rules'), 'utf8');
  const wrong = await loadRules(mutantProject, rules);
  if (wrong !== undefined) throw new HelpfulError(`The emulator does not take firestore.rules: ${wrong}`);
  const expressions = expressionsOf(rules, await readCoverage(mutantProject));
  const conditions = expressions.flatMap((expression) => conditionsIn(rules, expression));
  const words = process.argv.slice(2);
  const mutants = mutantsOf(rules, expressions, conditions).filter(({ name }) =>
    words.every((word) => name.includes(word)),
  );
  const tests = await openRulesTests();
  try {
    report(await runAll(rules, mutants, tests));
  } finally {
    await tests.close();
  }
});

type Result = 'killed' | 'survived' | 'not taken';

async function runAll(rules: string, mutants: readonly Mutant[], tests: RulesTests) {
  const kept = keptResults<Result>(rules);
  const results = new Map<Mutant, Result>();
  const killers = new Set<string>();
  for (const [index, mutant] of mutants.entries()) {
    const result =
      kept.get(mutant.name) ?? (await run(mutant, testsOf(rules, mutant, tests.files), tests, killers));
    kept.set(mutant.name, result);
    results.set(mutant, result);
    console.log(`${index + 1}/${mutants.length} ${result}: line ${mutant.line}, ${mutant.name}`);
  }
  await checkControl(rules, killers, tests);
  return results;
}

/** A file that fails with the true rules too has noticed nothing. */
async function checkControl(rules: string, killers: ReadonlySet<string>, tests: RulesTests): Promise<void> {
  await loadRules(mutantProject, rules);
  for (const file of killers) {
    if (!(await tests.pass(file))) {
      throw new HelpfulError(
        `${file} fails with firestore.rules as it is: what it killed was not. Remove .cache/mutants.`,
      );
    }
  }
}

async function run(
  mutant: Mutant,
  files: readonly string[],
  tests: RulesTests,
  killers: Set<string>,
): Promise<Result> {
  if ((await loadRules(mutantProject, mutant.rules)) !== undefined) return 'not taken';
  for (const file of files) {
    if (!(await tests.pass(file))) {
      killers.add(file);
      return 'killed';
    }
  }
  return 'survived';
}

function report(results: ReadonlyMap<Mutant, Result>): void {
  const namesOf = (asked: Result) =>
    [...results].filter(([, result]) => result === asked).map(([{ name }]) => name);
  const survivors = namesOf('survived');
  const unexplained = survivors.filter((name) => !(name in equivalents));
  const outdated = namesOf('killed').filter((name) => name in equivalents);
  console.log(
    `${results.size} mutants: ${namesOf('killed').length} killed, ${survivors.length} survived, ` +
      `${namesOf('not taken').length} that the emulator does not take.`,
  );
  for (const name of unexplained) console.error(`survived: ${name}`);
  for (const name of outdated) console.error(`explained, but killed: ${name}`);
  if (unexplained.length + outdated.length > 0) {
    throw new HelpfulError('A survivor needs a test, or a reason in scripts/mutate-rules/equivalents.ts.');
  }
}
