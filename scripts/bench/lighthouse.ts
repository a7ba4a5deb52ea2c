import { createServer } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../lib/chromium.ts';
import type { Figure } from './figure.ts';
import type { Measurement } from './report.ts';

const PAGES = ['/login', '/global-rankings'];
const RUNS = 5;
const ATTEMPTS = 3;

/** What Lighthouse does by itself, and what it advises for a machine with a benchmark index below 1,500. */
const SLOWDOWN = 4;
const ADVISED_SLOWDOWN = 2;

/** The categories in the order of the report, and the points that each must have. */
const budgets = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof budgets;

const names: Record<Category, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
};

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

const how = [
  `**Lighthouse**, as it comes, on the phone that it imagines (slow 4G, a processor slowed ${SLOWDOWN} times, both simulated): ${RUNS} runs of each page,`,
  'each in a browser that has seen nothing yet; the run with the median performance counts. Of accessibility and best practices the remark names what failed.',
  `The machine that it slows ${SLOWDOWN} times to a mid-range phone has a benchmark index of 1,500 to 2,000; for one of 800 to 1,500 it advises ${ADVISED_SLOWDOWN} times`,
  '(https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md), which is run as often and told for comparison.',
].join(' ');

const reason = [
  `what is missed is TBT, and TBT is the machine's: slowed ${SLOWDOWN} times it is a slower one than the phone that Lighthouse means (its index stands in the remark and changes within minutes),`,
  'and the same build had 80 to 1,700 ms within an hour. The figures of the advised slowdown stand beside it.',
].join(' ');

/** What Lighthouse says of the pages that a stranger sees first. */
export async function measureLighthouse(site: string): Promise<Measurement> {
  const figures: Figure[] = [];
  for (const path of PAGES) {
    const { href } = new URL(path, site);
    const asItComes = await auditOften(href, SLOWDOWN);
    const asAdvised = await auditOften(href, ADVISED_SLOWDOWN);
    figures.push(...getRowFigures(path, asItComes), figureAsAdvised(path, asAdvised));
  }
  return { how, figures };
}

async function auditOften(url: string, slowdown: number): Promise<Result> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await auditPatiently(url, slowdown));
  return medianOf(runs);
}

/** On a busy machine Lighthouse sometimes finds no beginning in its own recording. */
async function auditPatiently(url: string, slowdown: number): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await audit(url, slowdown);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Lighthouse speaks with the browser through a port; one that is free now is free a moment later. */
async function audit(url: string, slowdown: number): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const audited = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(budgets),
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    const problem = audited?.lhr.runtimeError?.message;
    if (!audited || problem) throw new Error(`Lighthouse could not audit ${url}: ${problem ?? 'no result'}`);
    return audited.lhr;
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function medianOf(runs: readonly Result[]): Result {
  const sorted = [...runs].sort((a, b) => pointsOf(a, 'performance') - pointsOf(b, 'performance'));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) throw new RangeError('No run has no median.');
  return median;
}

const pointsOf = ({ categories }: Result, category: Category): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

function getRowFigures(path: string, result: Result): Figure[] {
  return (Object.keys(budgets) as Category[]).map((category) => ({
    what: `Lighthouse ${path}, ${names[category]}`,
    unit: 'points',
    measured: pointsOf(result, category),
    budget: budgets[category],
    ...(category === 'performance' && { reason }),
    remark: category === 'performance' ? metricsIn(result) : failuresIn(result, category),
  }));
}

function figureAsAdvised(path: string, result: Result): Figure {
  return {
    what: `Lighthouse ${path}, performance, processor slowed ${ADVISED_SLOWDOWN} times`,
    unit: 'points',
    measured: pointsOf(result, 'performance'),
    remark: metricsIn(result),
  };
}

function metricsIn({ audits, environment }: Result): string {
  const values = Object.entries(metrics).map(
    ([name, id]) => `${name} ${audits[id]?.displayValue ?? 'unknown'}`,
  );
  return [...values, `benchmark index ${Math.round(environment.benchmarkIndex)}`].join(', ');
}

/** The audits that cost the category points, each with the first thing that it found. */
function failuresIn({ audits, categories }: Result, category: Category): string {
  const refs = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const failed = refs.filter(({ id }) => (audits[id]?.score ?? 1) < 1);
  return failed.map(({ id }) => `${audits[id]?.title ?? id}${firstFinding(audits[id]?.details)}`).join('; ');
}

function firstFinding(details: Result['audits'][string]['details']): string {
  const [item] = details?.type === 'table' ? details.items : [];
  return item?.description ? ` (${item.description})` : '';
}
