import { createServer } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../chromium.ts';
import type { Figure } from './figure.ts';
import type { Measurement } from './report.ts';

const PAGES = ['/login', '/global-rankings'];
const RUNS = 5;
const ATTEMPTS = 3;

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
  `**Lighthouse**, as it comes, on the phone that it imagines (slow 4G, a processor slowed 4 times, both simulated): ${RUNS} runs of each page,`,
  'each in a browser that has seen nothing yet; the run with the median performance counts. Of accessibility and best practices the remark names what failed.',
].join(' ');

/** What Lighthouse says of the pages that a stranger sees first. */
export async function measureLighthouse(site: string): Promise<Measurement> {
  const figures: Figure[] = [];
  for (const path of PAGES) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await auditPatiently(new URL(path, site).href));
    figures.push(...figuresOf(path, medianOf(runs)));
  }
  return { how, figures };
}

/** On a busy machine Lighthouse sometimes finds no beginning in its own recording. */
async function auditPatiently(url: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await audit(url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Lighthouse speaks with the browser through a port; one that is free now is free a moment later. */
async function audit(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const audited = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(budgets) });
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

function figuresOf(path: string, result: Result): Figure[] {
  return (Object.keys(budgets) as Category[]).map((category) => ({
    what: `Lighthouse ${path}, ${names[category]}`,
    unit: 'points',
    measured: pointsOf(result, category),
    budget: budgets[category],
    remark: category === 'performance' ? metricsIn(result) : failuresIn(result, category),
  }));
}

function metricsIn({ audits }: Result): string {
  return Object.entries(metrics)
    .map(([name, id]) => `${name} ${audits[id]?.displayValue ?? 'unknown'}`)
    .join(', ');
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
