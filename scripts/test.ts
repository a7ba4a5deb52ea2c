import { join } from 'node:path';
import { killAll, listProcessTree } from './emulators/processes.ts';
import { startEmulators } from './emulators/startEmulators.ts';
import type { RunningEmulators } from './emulators/startSupervisor.ts';
import { cacheFolder } from './lib/folders.ts';
import { explain } from './lib/helpfulError.ts';
import { waitForStopSignal } from './lib/stopSignal.ts';
import { runStep } from './testing/runStep.ts';
import { chooseSteps, groupSteps, type Step } from './testing/steps.ts';
import { describeTotals, getTotals, sumTotals, type Totals } from './testing/totals.ts';

/**
 * `npm test` runs every step up to the first that fails; `npm test -- unit e2e` runs these. Options such as `--shard=1/2` go
 * to vitest.
 */
const totals: Totals[] = [];
let journeys = 0;
let emulators: RunningEmulators | undefined;

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const vitestOptions = process.argv.slice(2).filter((argument) => argument.startsWith('--'));

async function runAll(): Promise<void> {
  for (const steps of groupSteps(chooseSteps(names))) {
    const results = await Promise.all(steps.map(runAndReport));
    totals.push(...results);
    if (results.some(({ failed }) => failed > 0)) return;
  }
}

async function runAndReport(step: Step): Promise<Totals> {
  if (step.emulators === 'shared') emulators ??= await startTestEmulators();
  else await stopTestEmulators();
  console.log(`\n── ${step.heading} (npm test -- ${step.name})`);
  const startedAt = performance.now();
  const result = await runStep(step, vitestOptions);
  if (step.needsChromium) journeys += result.passed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${step.heading}: ${result.failed === 0 ? 'fine' : 'FAILED'}, ${seconds} s`);
  return result;
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
    await runAll();
  } catch (error) {
    console.error(`\n${explain(error)}`);
    totals.push(getTotals(undefined, 1));
  }
}

const isInterrupted = await Promise.race([main(), waitForStopSignal().then(() => true)]);
await stopTestEmulators();
if (isInterrupted) {
  killAll(listProcessTree(process.pid).filter(({ pid }) => pid !== process.pid));
  process.exit(130);
}
const total = sumTotals(totals);
for (const line of describeTotals(total, journeys)) console.log(line);
process.exit(total.failed > 0 ? 1 : 0);
