import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { rootFolder } from './lib/folders.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { runCommand } from './lib/runCommand.ts';
import { createMutants, findUnexplained, type Mutant } from './mutate-rules/mutant.ts';
import { chooseTests, openRunner, type Runner } from './mutate-rules/runner.ts';
import { loadRules, readCoverage } from './rules/emulatedRules.ts';
import { findConditions, parseExpressions } from './rules/expression.ts';
import { readCoverageReports } from './rules/reports.ts';

const PROJECT = 'demo-outrank-mutants';

const rules = readFileSync(join(rootFolder, 'firestore.rules'), 'utf8');
const files = globSync('rules-tests/**/*.test.ts', { cwd: rootFolder });

/**
 * `npm run mutate:rules` changes one condition of firestore.rules at a time and checks that a test of rules-tests/
 * fails. It needs the emulators of `npm start`. `-- /comments canWrite` judges only the functions and permissions whose
 * place contains these words.
 */
await runCommand(
  {
    usage:
      'npm run mutate:rules [-- WORD ...]: whether a test notices each changed condition of firestore.rules, or those at places with these words.',
    words: Infinity,
  },
  async ({ words }) => {
    const mutants = (await findMutants()).filter(({ place }) => words.every((word) => place.includes(word)));
    const runners = await Promise.all(
      Array.from({ length: availableParallelism() }, (_, index) => openRunner(`${PROJECT}-${index + 1}`)),
    );
    try {
      const survivors = await findSurvivors(mutants, runners);
      console.log(`${mutants.length} mutants, ${survivors.length} survived.`);
      const unexplained = findUnexplained(mutants, survivors);
      if (unexplained.length > 0) {
        throw new HelpfulError(
          `${unexplained.join('\n')}\nA survivor needs a test, or an entry in scripts/mutate-rules/equivalents.json.`,
        );
      }
    } finally {
      await Promise.all(runners.map((runner) => runner.close()));
    }
  },
);

async function findMutants(): Promise<Mutant[]> {
  const complaint = await loadRules(PROJECT, rules);
  if (complaint !== undefined) throw new HelpfulError(`The emulator refuses firestore.rules: ${complaint}`);
  const expressions = parseExpressions(rules, await readCoverage(PROJECT));
  const conditions = expressions.flatMap((expression) => findConditions(rules, expression));
  return createMutants(rules, expressions, conditions);
}

async function findSurvivors(mutants: readonly Mutant[], runners: readonly Runner[]): Promise<Mutant[]> {
  const reports = readCoverageReports(rules);
  const survivors: Mutant[] = [];
  const queue = mutants.entries();
  await Promise.all(
    runners.map(async (runner) => {
      const killers = new Set<string>();
      for (const [index, mutant] of queue) {
        const verdict = await runner.judge(mutant.rules, chooseTests(mutant, files, reports));
        if (verdict.result === 'survived') survivors.push(mutant);
        if (verdict.result === 'killed') killers.add(verdict.by);
        console.log(`${index + 1}/${mutants.length} ${verdict.result}: ${mutant.place}: ${mutant.change}`);
      }
      // A file that also fails with the unchanged rules has killed nothing.
      const verdict = await runner.judge(rules, [...killers]);
      if ('by' in verdict) throw new HelpfulError(`${verdict.by} fails with the unchanged rules.`);
    }),
  );
  return survivors;
}
