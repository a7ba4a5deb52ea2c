import { join } from 'node:path';
import { run } from '../childProcess.ts';
import { findChromium } from '../chromium.ts';
import { emulatorEnvironment } from '../emulators/emulatorSettings.ts';
import { cacheFolder, rootFolder } from '../rootFolder.ts';
import type { Step } from './steps.ts';
import { forgetReport, readReport, type Totals, totalsOf } from './vitestReport.ts';

/** Runs one step to its end. A failed check that is no test counts as one failure. */
export async function runStep(step: Step): Promise<Totals> {
  for (const script of step.npmScripts ?? []) {
    if ((await run('npm', ['run', '--silent', ...script])) !== 0) return totalsOf(undefined, 1);
  }
  return step.vitestProjects === undefined ? totalsOf(undefined, 0) : runVitest(step, step.vitestProjects);
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
