import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ballotsPart } from './bench/ballots.ts';
import { type Bench, openBench, type Part } from './bench/bench.ts';
import { discoverPart } from './bench/discover.ts';
import { javascriptPart } from './bench/javascript.ts';
import { lighthousePart } from './bench/lighthouse.ts';
import { startPictureServer } from './bench/pictureServer.ts';
import { reorderPart } from './bench/reorder.ts';
import { describeMachine, type Measurement, toLines, toMarkdown } from './bench/report.ts';
import { openSite, type Site } from './emulators/openSite.ts';
import { rootFolder } from './lib/folders.ts';
import { explain, HelpfulError, runCommand } from './lib/helpfulError.ts';
import { waitForStopSignal } from './lib/stopSignal.ts';

const reportFile = 'docs/benchmarks.md';

/** In the order of the run: the parts that measure time come before those that fill the emulators. */
const parts: Readonly<Record<string, Part>> = {
  lighthouse: lighthousePart,
  reorder: reorderPart,
  javascript: javascriptPart,
  ballots: ballotsPart,
  discover: discoverPart,
};

/**
 * `npm run bench` measures all figures that have a budget and writes the report; `npm run bench -- discover` prints those of one
 * part. A missed budget is reported and does not fail the command.
 */
await runCommand(async () => {
  const names = choosePartNames(process.argv.slice(2));
  const stopSignal = waitForStopSignal();
  const machine = describeMachine();
  const stopPictures = await startPictureServer();
  const site = await openSite(stopSignal);
  const measurements = await Promise.race([measureParts(site, names), stopSignal])
    .finally(site.stop)
    .finally(stopPictures);
  if (measurements === undefined) process.exit(130);
  console.log(`\n${toLines(measurements).join('\n')}\n`);
  if (names.length === Object.keys(parts).length) {
    const build = site.isOwn ? 'made for this run' : 'of the site that was running already';
    const about = { Date: new Date().toISOString().slice(0, 10), Machine: machine, Build: build };
    writeFileSync(join(rootFolder, reportFile), toMarkdown(measurements, about));
    console.log(`Written to ${reportFile}.`);
  }
  process.exit(0);
});

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
    const part = parts[name] as Part;
    console.log(`Measuring: ${name} ...`);
    if (part.needsOwnEmulators && !site.isOwn) {
      const how = `**${name}** was skipped, because it fills the emulators. Stop those that are running.`;
      measurements.push({ how, figures: [] });
    } else {
      measurements.push(await measurePart(name, part, bench));
    }
  }
  await bench.close();
  return measurements;
}

/** A failure does not discard the other parts, which take minutes. */
async function measurePart(name: string, part: Part, bench: Bench): Promise<Measurement> {
  try {
    return { how: part.how, figures: await part.measure(bench) };
  } catch (error) {
    const how = `**${name}** failed: ${explain(error)}`;
    console.log(`  ${how}`);
    return { how, figures: [] };
  }
}
