import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorEnvironment } from '../emulators/emulatorSettings.ts';
import { runProgram } from '../lib/childProcess.ts';
import { findChromium } from '../lib/chromium.ts';
import { cacheFolder, rootFolder } from '../lib/folders.ts';
import type { Step } from './steps.ts';
import { getTotals, readReport, type Totals } from './totals.ts';

/** Runs one step. A failed npm script counts as one failure. */
export async function runStep(step: Step, vitestOptions: readonly string[]): Promise<Totals> {
  if (!(await runScripts(step, step.npmScripts))) return getTotals(undefined, 1);
  if (step.vitestProjects === undefined) return getTotals(undefined, 0);
  const totals = await runVitest(step, step.vitestProjects, vitestOptions);
  if (totals.failed > 0 || (await runScripts(step, step.npmScriptsAfter))) return totals;
  return { ...totals, failed: 1 };
}

/** Runs npm scripts until one fails. Returns whether all succeeded. */
async function runScripts({ isParallel = false }: Step, scripts: Step['npmScripts'] = []): Promise<boolean> {
  for (const script of scripts) {
    const options = { isOutputHeld: isParallel };
    if ((await runProgram('npm', ['run', '--silent', ...script], options)) !== 0) return false;
  }
  return true;
}

async function runVitest(
  { name, emulators, needsChromium }: Step,
  projects: readonly string[],
  options: readonly string[],
): Promise<Totals> {
  const report = join(cacheFolder, 'tests', `${name}.json`);
  rmSync(report, { force: true });
  const args = [
    join(rootFolder, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ];
  const env = {
    ...(emulators === 'shared' && emulatorEnvironment()),
    ...(needsChromium && { CHROMIUM_PATH: findChromium() }),
  };
  const exitCode = await runProgram(process.execPath, args, { env });
  return getTotals(readReport(report), exitCode);
}
