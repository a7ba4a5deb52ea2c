import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { emulatorEnvironment } from './emulators/emulatorSettings.ts';
import { killAll, listProcessTree } from './emulators/processes.ts';
import { type RunningEmulators, startEmulators } from './emulators/startEmulators.ts';
import { runProgram } from './lib/childProcess.ts';
import { findChromium } from './lib/chromium.ts';
import { cacheFolder, rootFolder } from './lib/folders.ts';
import { explain } from './lib/helpfulError.ts';
import { readArguments } from './lib/runCommand.ts';
import { waitForStopSignal } from './lib/stopSignal.ts';
import { chooseSteps, type TestStep } from './testing/steps.ts';

/** `npm test` runs every step up to the first that fails; `npm test -- unit e2e` runs these. */
const { words: names, values } = readArguments({
  usage:
    'npm test [-- STEP ... --shard=1/2]: runs all checks and tests, or these steps, or a part of their tests.',
  words: Infinity,
  options: { shard: { type: 'string' } },
});

type Totals = { readonly passed: number; readonly failed: number };

const totals: Totals[] = [];
let emulators: RunningEmulators | undefined;

async function runAll(): Promise<void> {
  for (const steps of chooseSteps(names)) {
    if (steps.some(({ emulators }) => emulators === 'shared')) emulators ??= await startTestEmulators();
    else await stopTestEmulators();
    const results = await Promise.all(steps.map(runStep));
    totals.push(...results);
    if (results.some(({ failed }) => failed > 0)) return;
  }
}

async function runStep(step: TestStep): Promise<Totals> {
  console.log(`\n── ${step.heading} (npm test -- ${step.name})`);
  const startedAt = performance.now();
  const result = await runScriptsAndTests(step);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${step.heading}: ${result.failed === 0 ? 'fine' : 'FAILED'}, ${seconds} s`);
  return result;
}

/** A failed npm script counts as one failure. */
async function runScriptsAndTests(step: TestStep): Promise<Totals> {
  for (const script of step.npmScripts ?? [])
    if (!(await succeeds(script, { isOutputHeld: true }))) return { passed: 0, failed: 1 };
  if (step.vitestProjects === undefined) return { passed: 0, failed: 0 };
  const result = await runVitest(step, step.vitestProjects);
  const isFine = result.failed > 0 || !step.npmScriptAfter || (await succeeds([step.npmScriptAfter]));
  return isFine ? result : { ...result, failed: 1 };
}

const succeeds = async (script: readonly string[], options?: { isOutputHeld: boolean }) =>
  (await runProgram('npm', ['run', '--silent', ...script], options)) === 0;

async function runVitest({ name, emulators, needsChromium }: TestStep, projects: readonly string[]) {
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
  return countTests(report, exitCode);
}

/** A run that broke off has no report. A file that could not be loaded has no failed test. */
function countTests(report: string, exitCode: number): Totals {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '{}';
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(text) as Partial<JsonTestResults>;
  return { passed: numPassedTests, failed: exitCode === 0 ? 0 : Math.max(1, numFailedTests) };
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
  totals.push({ passed: 0, failed: 1 });
});
const isInterrupted = await Promise.race([finished, waitForStopSignal().then(() => true)]);
await stopTestEmulators();
if (isInterrupted) {
  killAll(listProcessTree(process.pid).filter(({ pid }) => pid !== process.pid));
  process.exit(130);
}
const sum = (what: keyof Totals) => totals.reduce((total, each) => total + each[what], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
