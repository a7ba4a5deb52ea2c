import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { signInAsNewFan } from './bench/benchFan.ts';
import { measureJavaScript } from './bench/javascript.ts';
import { measureReorder } from './bench/reorder.ts';
import { describeMachine, type Measurement, toLines, toMarkdown } from './bench/report.ts';
import { readServedScripts } from './bench/servedScripts.ts';
import { openStack } from './bench/stack.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { runCommand } from './helpfulError.ts';
import { rootFolder } from './rootFolder.ts';
import { untilStopped } from './untilStopped.ts';

const reportFile = 'docs/benchmarks.md';

/** `npm run bench`: the figures that have a budget. It is no test: a missed budget is told, and the exit code stays 0. */
await runCommand(async () => {
  const stopped = untilStopped();
  const machine = describeMachine();
  const stack = await openStack(stopped);
  const finished = await Promise.race([measureAll(stack.site), stopped]).finally(stack.stop);
  if (finished === undefined) process.exit(130);
  const { measurements, builtAt } = finished;
  const date = new Date().toISOString().slice(0, 10);
  const build = `${stack.isOwn ? 'made for this run' : 'served by a set that was running already'} (${builtAt})`;
  writeFileSync(join(rootFolder, reportFile), toMarkdown(measurements, { date, machine, build }));
  console.log(`\n${toLines(measurements).join('\n')}\n\nWritten to ${reportFile}.`);
  process.exit(0);
});

type Finished = { measurements: Measurement[]; builtAt: string };

async function measureAll(site: string): Promise<Finished> {
  const browser = await openBrowser();
  const openProfile = (): Promise<BrowserContext> => browser.newContext({ baseURL: site, locale: 'en-US' });
  try {
    const scripts = await readServedScripts(site);
    const [signedIn, signedOut] = [await openProfile(), await openProfile()];
    const fan = await signInAsNewFan(signedIn);
    try {
      console.log('Measuring a reorder step (about a minute) ...');
      const reorder = await measureReorder({ browser, profile: signedIn, fan });
      console.log('Measuring the JavaScript of the pages ...');
      const javaScript = await measureJavaScript(scripts, { signedIn, signedOut });
      return { measurements: [javaScript, reorder], builtAt: scripts.builtAt };
    } finally {
      await fan.remove();
    }
  } finally {
    await browser.close();
  }
}

/** At a Ctrl-C the emulators are stopped first; Playwright by itself would leave at once. */
function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
