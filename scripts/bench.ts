import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { ballotsSkipped, measureBallots } from './bench/ballots.ts';
import { type BenchUser, signInAsNewUser } from './bench/benchUser.ts';
import { type BenchWorld, openBenchWorld } from './bench/benchWorld.ts';
import { discoverSkipped, measureDiscover } from './bench/discover.ts';
import { measureJavaScript } from './bench/javascript.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureReorder } from './bench/reorder.ts';
import { describeMachine, type Measurement, toLines, toMarkdown } from './bench/report.ts';
import { readServedScripts, type ServedScripts } from './bench/servedScripts.ts';
import { serveStandInPictures } from './bench/standInPictures.ts';
import { measureVitals, vitalsSkipped } from './bench/vitals.ts';
import { openStack, type Stack } from './emulators/openSite.ts';
import { chromiumArguments, findChromium } from './lib/chromium.ts';
import { rootFolder } from './lib/folders.ts';
import { explain, HelpfulError, runCommand } from './lib/helpfulError.ts';
import { untilStopped } from './lib/stopSignal.ts';

const reportFile = 'docs/benchmarks.md';

const partNames = ['lighthouse', 'vitals', 'reorder', 'javascript', 'ballots', 'discover'] as const;
type PartName = (typeof partNames)[number];

type World = {
  stack: Stack;
  scripts: ServedScripts;
  browser: Browser;
  signedIn: BrowserContext;
  signedOut: BrowserContext;
  fan: BenchUser;
  /** Only in emulators of the bench's own. */
  lists: BenchWorld | undefined;
};

/** In the order of the run: what times a page comes before what fills the emulators. */
const measure: Record<PartName, (world: World) => Promise<Measurement>> = {
  lighthouse: ({ stack }) => measureLighthouse(stack.site),
  vitals: async ({ lists, ...world }) => (lists ? measureVitals({ ...world, lists }) : vitalsSkipped),
  reorder: measureReorder,
  javascript: ({ scripts, signedIn, signedOut }) => measureJavaScript(scripts, { signedIn, signedOut }),
  ballots: async ({ stack }) => (stack.isOwn ? measureBallots() : ballotsSkipped),
  discover: async ({ lists, ...world }) => (lists ? measureDiscover({ ...world, lists }) : discoverSkipped),
};

/**
 * `npm run bench`: the figures that have a budget; `npm run bench -- discover` prints those of one part. It is no test: a
 * missed budget is told, and the exit code stays 0.
 */
await runCommand(async () => {
  const parts = partsNamed(process.argv.slice(2));
  const stopped = untilStopped();
  const machine = describeMachine();
  const stopPictures = await serveStandInPictures();
  const stack = await openStack(stopped);
  const finished = await Promise.race([measureAll(stack, parts), stopped])
    .finally(stack.stop)
    .finally(stopPictures);
  if (finished === undefined) process.exit(130);
  const { measurements, builtAt } = finished;
  console.log(`\n${toLines(measurements).join('\n')}\n`);
  if (parts.length === partNames.length) {
    const date = new Date().toISOString().slice(0, 10);
    const build = `${stack.isOwn ? 'made for this run' : 'served by a set that was running already'} (${builtAt})`;
    writeFileSync(join(rootFolder, reportFile), toMarkdown(measurements, { date, machine, build }));
    console.log(`Written to ${reportFile}.`);
  }
  process.exit(0);
});

function partsNamed(names: readonly string[]): readonly PartName[] {
  if (names.length === 0) return partNames;
  const unknown = names.find((name) => !partNames.includes(name as PartName));
  if (unknown) throw new HelpfulError(`The bench has no part ${unknown}: choose of ${partNames.join(', ')}.`);
  return partNames.filter((name) => names.includes(name));
}

type Finished = { measurements: Measurement[]; builtAt: string };

async function measureAll(stack: Stack, parts: readonly PartName[]): Promise<Finished> {
  const browser = await openBrowser();
  const openProfile = () =>
    browser.newContext({ baseURL: stack.site, locale: 'en-US', serviceWorkers: 'block' });
  const lists = stack.isOwn ? openBenchWorld() : undefined;
  try {
    const scripts = await readServedScripts(stack.site);
    const [signedIn, signedOut] = [await openProfile(), await openProfile()];
    const fan = await signInAsNewUser(signedIn);
    try {
      await lists?.begin(fan.userId);
      const measurements: Measurement[] = [];
      for (const part of parts) {
        console.log(`Measuring: ${part} ...`);
        const world = { stack, scripts, browser, signedIn, signedOut, fan, lists };
        measurements.push(await measure[part](world).catch((error) => brokenOff(part, error)));
      }
      return { measurements, builtAt: scripts.builtAt };
    } finally {
      await fan.remove();
    }
  } finally {
    await lists?.close();
    await browser.close();
  }
}

/** The other parts took minutes too, and still count. */
function brokenOff(part: PartName, error: unknown): Measurement {
  const how = `**${part}** broke off: ${explain(error)}`;
  console.log(`  ${how}`);
  return { how, figures: [] };
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
