import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { familyOf, killAll } from './emulators/processes.ts';
import { startEmulators } from './emulators/startEmulators.ts';
import type { RunningEmulators } from './emulators/supervisedEmulators.ts';
import { explain } from './helpfulError.ts';
import { readLastRun } from './mutate-rules/lastRun.ts';
import { cacheFolder, rootFolder } from './rootFolder.ts';
import { closingWords } from './testing/closingWords.ts';
import { runStep } from './testing/runStep.ts';
import { chooseSteps, type Step } from './testing/steps.ts';
import { sumOf, type Totals, totalsOf } from './testing/vitestReport.ts';
import { untilStopped } from './untilStopped.ts';

/** `npm test`: everything, in rising cost, up to the first step that fails. `npm test -- unit e2e` runs parts. */
const totals: Totals[] = [];
let journeys = 0;
let emulators: RunningEmulators | undefined;

async function runAll(chosen: readonly Step[]): Promise<void> {
  for (const step of chosen) {
    if (step.emulators === 'shared') emulators ??= await startTestEmulators();
    else await stopTestEmulators();
    console.log(`\n── ${step.heading} (npm test -- ${step.name})`);
    const startedAt = performance.now();
    const result = await runStep(step);
    totals.push(result);
    if (step.needsChromium) journeys += result.passed;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`── ${step.heading}: ${result.failed === 0 ? 'fine' : 'FAILED'}, ${seconds} s`);
    if (result.failed > 0) return;
  }
}

async function startTestEmulators(): Promise<RunningEmulators> {
  console.log('\n── Starting the emulators');
  return startEmulators({ logFile: join(cacheFolder, 'tests', 'emulators.log') });
}

async function stopTestEmulators(): Promise<void> {
  await emulators?.stop();
  emulators = undefined;
}

async function main(): Promise<void> {
  try {
    await runAll(chooseSteps(process.argv.slice(2)));
  } catch (error) {
    console.error(`\n${explain(error)}`);
    totals.push(totalsOf(undefined, 1));
  }
}

const isInterrupted = await Promise.race([main(), untilStopped().then(() => true)]);
await stopTestEmulators();
if (isInterrupted) {
  killAll(familyOf(process.pid).filter(({ pid }) => pid !== process.pid));
  process.exit(130);
}
const { passed, failed, secondTries, figures } = sumOf(totals);
for (const name of secondTries) console.log(`Passed at the second try only: ${name}`);
const rules = readFileSync(join(rootFolder, 'firestore.rules'), 'utf8');
console.log();
for (const words of closingWords({ figures, journeys, rules, lastMutants: readLastRun() }))
  console.log(words);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
