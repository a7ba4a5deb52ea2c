import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, type BenchPart, openBench } from './bench/bench.ts';
import { editorPart } from './bench/editor.ts';
import { predictionsPart } from './bench/predictions.ts';
import { describeMachine, type Measurement, toMarkdown } from './bench/report.ts';
import { startupPart } from './bench/startup.ts';
import { votesPart } from './bench/votes.ts';
import { type Site, withSite } from './emulators/openSite.ts';
import { cacheFolder } from './lib/folders.ts';
import { explain, HelpfulError } from './lib/helpfulError.ts';
import { runCommand } from './lib/runCommand.ts';

const reportFolder = join(cacheFolder, 'bench');

/** In the order of the run: the parts that measure time come before those that fill the emulators. */
const parts: Readonly<Record<string, BenchPart>> = {
  editor: editorPart,
  startup: startupPart,
  votes: votesPart,
  predictions: predictionsPart,
};

/**
 * `npm run bench` measures startup, the editor, votes and predictions, and writes them to .cache/bench/report.md; `npm run bench -- editor`
 * prints those of one part. docs/benchmarks.md holds the conclusions. A missed budget is reported and does not fail the command.
 */
await runCommand(
  {
    usage:
      'npm run bench [-- PART ...]: measures startup, the editor, votes and predictions, or these parts.',
    words: Infinity,
  },
  async ({ words }) => {
    const names = choosePartNames(words);
    const machine = describeMachine();
    const report = await withSite(async (site) => {
      const build = site.isOwn ? 'made for this run' : 'of the site that was running already';
      const about = { Date: new Date().toISOString().slice(0, 10), Machine: machine, Build: build };
      return toMarkdown(await measureParts(site, names), about);
    });
    console.log(`\n${report}`);
    if (names.length === Object.keys(parts).length) writeReport(report);
    process.exit(0);
  },
);

function writeReport(report: string): void {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(join(reportFolder, 'report.md'), report);
}

function choosePartNames(names: readonly string[]): readonly string[] {
  const known = Object.keys(parts);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new HelpfulError(`The bench has no part ${unknown}. The parts are ${known.join(', ')}.`);
  return names.length === 0 ? known : known.filter((name) => names.includes(name));
}

async function measureParts(site: Site, names: readonly string[]): Promise<Measurement[]> {
  const bench = await openBench(site.url);
  const measurements: Measurement[] = [];
  for (const name of names) {
    console.log(`Measuring: ${name} ...`);
    // A failure does not discard the other parts, which take minutes.
    const measurement = await measurePart(parts[name] as BenchPart, bench, site).catch((error) => {
      console.log(explain(error));
      return { how: `**${name}** failed: ${explain(error)}`, metrics: [] };
    });
    measurements.push(measurement);
  }
  await bench.close();
  return measurements;
}

async function measurePart(part: BenchPart, bench: Bench, { isOwn }: Site): Promise<Measurement> {
  if (isOwn || !part.needsOwnEmulators) return { how: part.how, metrics: await part.measure(bench) };
  const reason = 'It was skipped, because it fills the emulators: stop those that are running.';
  return { how: `${part.how} ${reason}`, metrics: [] };
}
