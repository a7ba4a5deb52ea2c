import { join } from 'node:path';
import { run } from '../childProcess.ts';
import { findChromium } from '../chromium.ts';
import { emulatorEnvironment } from '../emulators/emulatorSettings.ts';
import { cacheFolder, rootFolder } from '../rootFolder.ts';
import type { Step } from './steps.ts';
import { forgetReport, readReport, type Totals, totalsOf } from './vitestReport.ts';

/** Runs one step to its end. A failed check that is no test counts as one failure. */
export async function runStep(step: Step): Promise<Totals> {
  if (!(await runScripts(step.npmScripts))) return totalsOf(undefined, 1);
  if (step.vitestProjects === undefined) return totalsOf(undefined, 0);
  const tests = await runVitest(step, step.vitestProjects);
  if (tests.failed > 0 || (await runScripts(step.afterwards))) return tests;
  return { ...tests, failed: 1 };
}

/** Runs them up to the first that fails; whether all went well. */
async function runScripts(scripts: Step['npmScripts'] = []): Promise<boolean> {
  for (const script of scripts) {
    if ((await run('npm', ['run', '--silent', ...script])) !== 0) return false;
  }
  return true;
}

async function runVitest(
  { name, emulators, needsChromium }: Step,
  projects: readonly string[],
): Promise<Totals> {
  const report = join(cacheFolder, 'tests', `${name}.json`);
  forgetReport(report);
  const exitCode = await run(
    process.execPath,
    [
      join(rootFolder, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      ...(emulators === 'shared' && emulatorEnvironment()),
      ...(needsChromium && { CHROMIUM_PATH: findChromium() }),
    },
  );
  return totalsOf(readReport(report), exitCode);
}
