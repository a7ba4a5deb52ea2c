import { LISTS_GROUP } from '@outrank/shared/documents/list';
import type { Firestore } from 'firebase-admin/firestore';
import { seedDemoWorld } from '../seed/seedDemoWorld.ts';
import type { BenchPart } from './bench.ts';
import { type BenchMetric, getPercentile } from './report.ts';
import { SLOWDOWN, type Visit, type Visited, visitOnPhone } from './slowPhone.ts';

const RUNS = 7;
const SHIFT_BUDGET = 0.02;

export const startupPart: BenchPart = {
  how: `**Startup**: the median of ${RUNS} visits of a new user, signed in, to the demo world by a slow phone (412 by 823, processor slowed ${SLOWDOWN} times, 1.6 Mbit/s, 150 ms for each request) with an empty cache. The build is the emulators', from the Hosting emulator. Opening a connection and a preflight cost nothing. Content: the first card, the ranked items, the form, the cast, the Top 10s. Seen before: the files and data of an earlier visit are in the browser.`,
  measure: async (bench) => {
    await seedDemoWorld();
    const metrics: BenchMetric[] = [];
    for (const page of createPages(await findListPath(bench.firestore))) {
      const runs: Visited[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await visitOnPhone(bench, page));
      metrics.push(...createMetrics(page, runs));
    }
    return metrics;
  },
};

/** A list of the demo world without a spoiler tag, so that its items are seen. */
async function findListPath(firestore: Firestore): Promise<string> {
  const named = firestore.collectionGroup(LISTS_GROUP).where('name', '==', 'Heroes vs. Villains, all twenty');
  const list = (await named.limit(1).get()).docs[0];
  if (!list) throw new Error('The demo world lacks a list. Was it changed?');
  return `/list/${list.get('userId')}/${list.id}`;
}

/** A page with its limits in milliseconds. */
type MeasuredPage = Visit & {
  readonly name: string;
  readonly paintBudget?: number;
  readonly contentBudget: number;
};

const first = { paintBudget: 1500, contentBudget: 2500 } as const;

const createPages = (listPath: string): MeasuredPage[] => [
  { name: 'Home', path: '/', content: 'main article', ...first },
  { name: 'Browse', path: '/rankings', content: 'main article', ...first },
  { name: 'A list', path: listPath, content: 'main ol li', ...first, paintBudget: 2500 },
  { name: 'The creator', path: '/create', content: 'main form input', ...first },
  { name: 'A season', path: '/seasons/s20', content: 'main li a[href^="/castaways/"]', ...first },
  { name: 'A castaway', path: '/castaways/parvati-shallow', content: 'main section li h3', ...first },
  { name: 'Home seen before', path: '/', content: 'main article', isSeen: true, contentBudget: 1500 },
];

function createMetrics(page: MeasuredPage, runs: readonly Visited[]): BenchMetric[] {
  const { name, paintBudget, contentBudget } = page;
  const collect = (key: 'firstPaint' | 'largestPaint' | 'content' | 'shift') => runs.map((run) => run[key]);
  const getMedian = (key: Parameters<typeof collect>[0]) => getPercentile(collect(key), 0.5);
  const paint: BenchMetric = {
    what: `${name}: largest paint`,
    unit: 'ms',
    measured: getMedian('largestPaint'),
    budget: paintBudget ?? Number.NaN,
    remark: `"${runs[0]?.largest}"; first paint ${getMedian('firstPaint').toFixed(0)} ms`,
  };
  return [
    ...(paintBudget === undefined ? [] : [paint]),
    {
      what: `${name}: content`,
      unit: 'ms',
      measured: getMedian('content'),
      budget: contentBudget,
      remark: `each run: ${collect('content')
        .map((time) => time.toFixed(0))
        .join(', ')}`,
    },
    {
      what: `${name}: layout shift`,
      unit: 'of the screen',
      measured: getMedian('shift'),
      budget: SHIFT_BUDGET,
    },
  ];
}
