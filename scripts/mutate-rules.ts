import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HelpfulError, runCommand } from './helpfulError.ts';
import { equivalents } from './mutate-rules/equivalents.ts';
import { keptResults } from './mutate-rules/keptResults.ts';
import { keepLastRun, keyOfRules } from './mutate-rules/lastRun.ts';
import { type Mutant, mutantsOf } from './mutate-rules/mutant.ts';
import { testsOf } from './mutate-rules/testsOf.ts';
import type { Verdict } from './mutate-rules/trial.ts';
import { openWorkers, type Worker } from './mutate-rules/workers.ts';
import { rootFolder } from './rootFolder.ts';
import { loadRules, readCoverage } from './rules/emulatedRules.ts';
import { conditionsIn, expressionsOf } from './rules/expression.ts';
import { readReports } from './rules/reports.ts';

const PROJECT = 'demo-outrank-mutants';

/**
 * `npm run mutate:rules`: changes one condition of firestore.rules after the other and sees whether a test of rules-tests/ notices. Needs the
 * emulators of `npm start`. `-- comments` takes the mutants whose place or change holds that word; a run that was broken off goes on.
 */
await runCommand(async () => {
  const rules = readFileSync(join(rootFolder, 'firestore.rules'), 'utf8');
  const wrong = await loadRules(PROJECT, rules);
  if (wrong !== undefined) throw new HelpfulError(`The emulator does not take firestore.rules: ${wrong}`);
  const expressions = expressionsOf(rules, await readCoverage(PROJECT));
  const conditions = expressions.flatMap((expression) => conditionsIn(rules, expression));
  const words = process.argv.slice(2);
  const mutants = mutantsOf(rules, expressions, conditions).filter(({ name }) =>
    words.every((word) => name.includes(word)),
  );
  const workers = openWorkers(PROJECT);
  try {
    const run = report(await judgeAll(rules, mutants, workers));
    if (words.length === 0) keepLastRun({ rules: keyOfRules(rules), ...run });
  } finally {
    for (const worker of workers) worker.close();
  }
});

type Result = Verdict['result'];

async function judgeAll(rules: string, mutants: readonly Mutant[], workers: readonly Worker[]) {
  const kept = keptResults<Result>(rules);
  const files = globSync('rules-tests/**/*.test.ts', { cwd: rootFolder, exclude: ['**/*.long.test.ts'] });
  const reports = readReports(rules);
  const results = new Map<Mutant, Result>();
  const queue = mutants.entries();
  const judge = async (mutant: Mutant, worker: Worker, killers: Set<string>): Promise<Result> => {
    const verdict = await worker.judge({ rules: mutant.rules, files: testsOf(mutant, files, reports) });
    if ('by' in verdict && !killers.has(verdict.by)) {
      await checkControl(rules, [verdict.by], worker);
      killers.add(verdict.by);
    }
    kept.set(mutant.name, verdict.result);
    return verdict.result;
  };
  const take = async (worker: Worker) => {
    const killers = new Set<string>();
    for (const [index, mutant] of queue) {
      const result = kept.get(mutant.name) ?? (await judge(mutant, worker, killers));
      results.set(mutant, result);
      console.log(`${index + 1}/${mutants.length} ${result}: line ${mutant.line}, ${mutant.name}`);
    }
    await checkControl(rules, [...killers], worker);
  };
  await Promise.all(workers.map(take));
  return results;
}

/** A file that fails with the true rules too has noticed nothing: asked at its first kill, and again at the end. */
async function checkControl(rules: string, killers: readonly string[], worker: Worker): Promise<void> {
  const control = await worker.judge({ rules, files: killers });
  if ('by' in control) {
    throw new HelpfulError(
      `${control.by} fails with firestore.rules as it is: what it killed was not. Remove .cache/mutants.`,
    );
  }
}

function report(results: ReadonlyMap<Mutant, Result>) {
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
  return { mutants: results.size, killed: namesOf('killed').length };
}
