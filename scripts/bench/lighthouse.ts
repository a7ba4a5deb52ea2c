import lighthouse, { type Result } from 'lighthouse';
import { launchChromium } from '../lib/browser.ts';
import type { Part } from './bench.ts';
import type { BenchMetric } from './report.ts';

const PAGES = ['/login', '/global-rankings'];
const RUNS = 5;
const ATTEMPTS = 3;
const PORT = 9333;

/** The minimum of points in each category. */
const budgets = { performance: 99, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof budgets;
const categories = Object.keys(budgets) as Category[];

const auditIds = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

export const lighthousePart: Part = {
  how: `**Lighthouse** with its default phone (slow 4G, processor slowed 4 times, both simulated): the run with the median performance of ${RUNS}, each in a new browser. Lighthouse means a machine with a benchmark index of 1,500 to 2,000.`,
  measure: async ({ site }) => {
    const metrics: BenchMetric[] = [];
    for (const path of PAGES) metrics.push(...(await measurePage(path, new URL(path, site).href)));
    return metrics;
  },
};

async function measurePage(path: string, url: string): Promise<BenchMetric[]> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await auditWithRetry(url));
  runs.sort((a, b) => getPoints(a, 'performance') - getPoints(b, 'performance'));
  const median = runs[Math.floor(RUNS / 2)];
  if (median === undefined) throw new RangeError('There was no run.');
  return categories.map((category) => ({
    what: `Lighthouse ${path}, ${category}`,
    unit: 'points',
    measured: getPoints(median, category),
    budget: budgets[category],
    reason: 'TBT depends on the machine, whose benchmark index changes within minutes.',
    ...(category === 'performance' && { remark: describeMetrics(median) }),
  }));
}

/** On a busy machine Lighthouse sometimes misses the start of its own recording. */
async function auditWithRetry(url: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await audit(url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function audit(url: string): Promise<Result> {
  const browser = await launchChromium({ args: [`--remote-debugging-port=${PORT}`] });
  try {
    const audited = await lighthouse(url, { port: PORT, logLevel: 'error', onlyCategories: categories });
    const problem = audited?.lhr.runtimeError?.message;
    if (!audited || problem) throw new Error(`Lighthouse could not audit ${url}: ${problem ?? 'no result'}`);
    return audited.lhr;
  } finally {
    await browser.close();
  }
}

function getPoints({ categories }: Result, category: Category): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function describeMetrics({ audits, environment }: Result): string {
  const values = auditIds.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`);
  return [...values, `benchmark index ${Math.round(environment.benchmarkIndex)}`].join(', ');
}
