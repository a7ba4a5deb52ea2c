import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorEnvironment } from './emulators/emulatorSettings.ts';
import { killAll, listProcessTree } from './emulators/processes.ts';
import { type RunningEmulators, startEmulators } from './emulators/startEmulators.ts';
import { runProgram } from './lib/childProcess.ts';
import { findChromium } from './lib/chromium.ts';
import { cacheFolder, rootFolder } from './lib/folders.ts';
import { explain } from './lib/helpfulError.ts';
import { readArguments } from './lib/runCommand.ts';
import { waitForStopSignal } from './lib/stopSignal.ts';
import { chooseSteps, groupSteps, type Step } from './testing/steps.ts';
import { describeTotals, getTotals, readReport, sumTotals, type Totals } from './testing/totals.ts';

/** `npm test` runs every step up to the first that fails; `npm test -- unit e2e` runs these. */
const { words: names, values } = readArguments({
  usage:
    'npm test [-- STEP ... --shard=1/2]: runs all checks and tests, or these steps, or a part of their tests.',
  words: Infinity,
  options: { shard: { type: 'string' } },
});

const totals: Totals[] = [];
let journeys = 0;
let emulators: RunningEmulators | undefined;

async function runAll(): Promise<void> {
  for (const steps of groupSteps(chooseSteps(names))) {
    if (steps.some(({ emulators }) => emulators === 'shared')) emulators ??= await startTestEmulators();
    else await stopTestEmulators();
    const results = await Promise.all(steps.map(runStep));
    totals.push(...results);
    if (results.some(({ failed }) => failed > 0)) return;
  }
}

async function runStep(step: Step): Promise<Totals> {
  console.log(`\n── ${step.heading} (npm test -- ${step.name})`);
  const startedAt = performance.now();
  const result = await runScriptsAndTests(step);
  if (step.needsChromium) journeys += result.passed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${step.heading}: ${result.failed === 0 ? 'fine' : 'FAILED'}, ${seconds} s`);
  return result;
}

/** A failed npm script counts as one failure. */
async function runScriptsAndTests(step: Step): Promise<Totals> {
  if (!(await runScripts(step.npmScripts, true))) return getTotals(undefined, 1);
  if (step.vitestProjects === undefined) return getTotals(undefined, 0);
  const result = await runVitest(step, step.vitestProjects);
  if (result.failed > 0 || (await runScripts(step.npmScriptsAfter))) return result;
  return { ...result, failed: 1 };
}

/** Runs npm scripts until one fails. Returns whether all succeeded. */
async function runScripts(scripts: Step['npmScripts'] = [], isOutputHeld = false): Promise<boolean> {
  for (const script of scripts) {
    if ((await runProgram('npm', ['run', '--silent', ...script], { isOutputHeld })) !== 0) return false;
  }
  return true;
}

async function runVitest({ name, emulators, needsChromium }: Step, projects: readonly string[]) {
  const report = join(cacheFolder, 'tests', `${name}.json`);
  rmSync(report, { force: true });
  const args = [
    join(rootFolder, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(values.shard === undefined ? [] : [`--shard=${values.shard}`]),
  ];
  const env = {
    ...(emulators === 'shared' && emulatorEnvironment()),
    ...(needsChromium && { CHROMIUM_PATH: findChromium() }),
  };
  const exitCode = await runProgram(process.execPath, args, { env });
  return getTotals(readReport(report), exitCode);
}

function startTestEmulators(): Promise<RunningEmulators> {
  console.log('\n── Starting the emulators');
  return startEmulators({ logFile: join(cacheFolder, 'tests', 'emulators.log') });
}

async function stopTestEmulators(): Promise<void> {
  await emulators?.stop();
  emulators = undefined;
}

const finished = runAll().catch((error) => {
  console.error(`\n${explain(error)}`);
  totals.push(getTotals(undefined, 1));
});
const isInterrupted = await Promise.race([finished, waitForStopSignal().then(() => true)]);
await stopTestEmulators();
if (isInterrupted) {
  killAll(listProcessTree(process.pid).filter(({ pid }) => pid !== process.pid));
  process.exit(130);
}
const total = sumTotals(totals);
for (const line of describeTotals(total, journeys)) console.log(line);
process.exit(total.failed > 0 ? 1 : 0);
