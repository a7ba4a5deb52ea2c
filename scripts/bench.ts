import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ballotsPart } from './bench/ballots.ts';
import { type Bench, openBench, type Part } from './bench/bench.ts';
import { consensusPart } from './bench/consensus.ts';
import { discoverPart } from './bench/discover.ts';
import { javascriptPart } from './bench/javascript.ts';
import { lighthousePart } from './bench/lighthouse.ts';
import { longListPart } from './bench/longList.ts';
import { reorderPart } from './bench/reorder.ts';
import { describeMachine, type Measurement, toMarkdown } from './bench/report.ts';
import { postgresPart, searchPart } from './bench/search.ts';
import { startupPart } from './bench/startup/startup.ts';
import { votesPart } from './bench/votes.ts';
import { type Site, withSite } from './emulators/openSite.ts';
import { rootFolder } from './lib/folders.ts';
import { explain, HelpfulError, runCommand } from './lib/helpfulError.ts';

const reportFile = join(rootFolder, 'docs/benchmarks.md');
/** What comes after it in the report is written by hand. */
const HANDWRITTEN = '<!-- From here on by hand: npm run bench keeps it. -->';

/** In the order of the run: the parts that measure time come before those that fill the emulators, the last ones with lists that no page can show. */
const parts: Readonly<Record<string, Part>> = {
  lighthouse: lighthousePart,
  startup: startupPart,
  reorder: reorderPart,
  'long-list': longListPart,
  javascript: javascriptPart,
  search: searchPart,
  postgres: postgresPart,
  votes: votesPart,
  discover: discoverPart,
  ballots: ballotsPart,
  consensus: consensusPart,
};

/**
 * `npm run bench` measures all figures that have a budget and writes the report, apart from its handwritten end; `npm run bench -- discover` prints those of one
 * part. A missed budget is reported and does not fail the command.
 */
await runCommand(async () => {
  const names = choosePartNames(process.argv.slice(2));
  const machine = describeMachine();
  const report = await withSite(async (site) => {
    const build = site.isOwn ? 'made for this run' : 'of the site that was running already';
    const about = { Date: new Date().toISOString().slice(0, 10), Machine: machine, Build: build };
    return toMarkdown(await measureParts(site, names), about);
  });
  console.log(`\n${report}`);
  if (names.length === Object.keys(parts).length) writeReport(report);
  process.exit(0);
});

function writeReport(report: string): void {
  const [, handwritten = ''] = readFileSync(reportFile, 'utf8').split(HANDWRITTEN);
  writeFileSync(reportFile, `${report}\n${HANDWRITTEN}${handwritten}`);
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
    const measurement = await measurePart(parts[name] as Part, bench, site).catch((error) => {
      console.log(explain(error));
      return { how: `**${name}** failed: ${explain(error)}`, figures: [] };
    });
    measurements.push(measurement);
  }
  await bench.close();
  return measurements;
}

async function measurePart(part: Part, bench: Bench, { isOwn }: Site): Promise<Measurement> {
  if (isOwn || !part.needsOwnEmulators) return { how: part.how, figures: await part.measure(bench) };
  const reason = 'It was skipped, because it fills the emulators: stop those that are running.';
  return { how: `${part.how} ${reason}`, figures: [] };
}
