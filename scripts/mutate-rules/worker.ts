import { loadRules } from '../rules/emulatedRules.ts';
import { openRulesTests } from './rulesTests.ts';
import type { Trial, Verdict } from './trial.ts';

/** A process for one mutant after the other, in a project of its own. Asked and answered by messages (workers.ts). */
const [project = ''] = process.argv.slice(2);
const tests = await openRulesTests(project);

async function judge({ rules, files }: Trial): Promise<Verdict> {
  if ((await loadRules(project, rules)) !== undefined) return { result: 'not taken' };
  for (const file of files) {
    if (!(await tests.pass(file))) return { result: 'killed', by: file };
  }
  return { result: 'survived' };
}

process.on('message', async (trial: Trial) => {
  const verdict = await judge(trial);
  // Nobody waits any more when the other worker has failed.
  if (process.connected) process.send?.(verdict);
});
process.once('disconnect', async () => {
  await tests.close();
  process.exit();
});
