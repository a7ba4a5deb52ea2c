import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { userListsPath } from '@outrank/shared/documents/account';
import { runSchedules } from '../../emulators/schedules.ts';
import { runProgram } from '../../lib/childProcess.ts';
import { cacheFolder, rootFolder } from '../../lib/folders.ts';
import { HelpfulError } from '../../lib/helpfulError.ts';
import type { Bench, Part } from '../bench.ts';
import { writeComments, writeLists, writeReactions } from '../benchData.ts';
import { type BenchMetric, getPercentile } from '../report.ts';
import { SLOWDOWN, SlowPhone, type Visit, type Visited } from './visit.ts';
import { drawWaterfall } from './waterfall.ts';

const RUNS = 7;
const LISTS = 60;
const folder = join(cacheFolder, 'bench', 'site');

/** The limits of a page; times in milliseconds, JavaScript in KB (gzip). */
type Budgets = { readonly paint?: number; readonly content: number; readonly javascript?: number };

type Measured = { readonly visit: Visit; readonly budgets: Budgets; readonly runs: readonly Visited[] };

export const startupPart: Part = {
  how: `**Startup**: the median of ${RUNS} visits of a signed-in user by a slow phone (412 by 823, processor slowed ${SLOWDOWN} times, 1.6 Mbit/s, 150 ms for a round trip) with an empty cache. A production build is served as Hosting serves it (HTTP/2, TLS, Brotli, the headers of firebase.json), and the emulators stand for Google's hosts. The line is slow for connections and preflights too, without looking up names. Content: the first card, the ranked items, the form. JavaScript: the gzip sizes of the files requested before the content. Seen before: the files and data of an earlier visit are in the browser.`,
  needsOwnEmulators: true,
  measure: async (bench) => {
    await buildSite();
    const { pages, clear } = await createPages(bench);
    const phone = await SlowPhone.open(folder, bench.profile);
    const measured: Measured[] = [];
    for (const { visit, budgets } of pages) {
      const runs: Visited[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await phone.visit(visit));
      measured.push({ visit, budgets, runs });
      console.log(`  ${visit.name}: ${describe(runs)}`);
    }
    await phone.close();
    await clear();
    return [...measured.flatMap(createMetrics), createGrowthMetric(measured)];
  },
};

/** Builds for production with the emulators' project, so that the session and the data of the emulators are valid there. */
async function buildSite(): Promise<void> {
  const settings = readFileSync(join(rootFolder, 'web/.env.emulator'), 'utf8').trim().split('\n');
  const env = Object.fromEntries(settings.map((line) => line.split('=')));
  const args = ['run', '--silent', 'build', '-w', 'web', '--', '--logLevel', 'warn', '--emptyOutDir'];
  const code = await runProgram('npm', [...args, '--outDir', folder], {
    env: { ...env, VITE_EMULATORS: '', NODE_ENV: 'production' },
  });
  if (code !== 0) throw new HelpfulError('The site for the bench could not be built (see above).');
}

async function createPages({ firestore, userId }: Bench) {
  const lists = await writeLists(firestore, 0, LISTS);
  const [list] = lists; // Without the spoiler tag, which would cover its items.
  if (list === undefined) throw new RangeError('There is no list.');
  await writeReactions(firestore, userId, lists);
  await writeComments(firestore, list, userId);
  await runSchedules();
  const card: Pick<Visit, 'content' | 'press'> = {
    content: 'main article',
    press: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Favorite / })
        .click(),
  };
  const pages: { readonly visit: Visit; readonly budgets: Budgets }[] = [
    {
      visit: { name: 'Home', path: '/', ...card },
      budgets: { paint: 1500, content: 2500, javascript: 205 },
    },
    { visit: { name: 'Browse', path: '/rankings', ...card }, budgets: { paint: 1500, content: 2500 } },
    {
      visit: {
        name: 'A list',
        path: `/list/${list.userId}/${list.listId}`,
        content: 'main ol li',
        press: (page) =>
          page
            .getByRole('main')
            .getByRole('button', { name: /^Favorite / })
            .first()
            .click(),
      },
      budgets: { paint: 2500, content: 2500, javascript: 215 },
    },
    {
      visit: {
        name: 'The creator',
        path: '/create',
        content: 'main form input',
        press: (page) => page.getByRole('textbox', { name: 'List Name' }).press('a'),
      },
      budgets: { paint: 1500, content: 2500 },
    },
    { visit: { name: 'Home seen before', path: '/', ...card, isSeen: true }, budgets: { content: 1500 } },
  ];
  const clear = async () => {
    for (const owner of new Set(lists.map((each) => each.userId)))
      await firestore.recursiveDelete(firestore.doc(userListsPath(owner)));
    await runSchedules();
  };
  return { pages, clear };
}

const getMedian = (
  runs: readonly Visited[],
  key: 'firstPaint' | 'largestPaint' | 'content' | 'shift' | 'interaction',
) =>
  getPercentile(
    runs.map((run) => run[key]),
    0.5,
  );

function describe(runs: readonly Visited[]): string {
  const keys = ['firstPaint', 'largestPaint', 'content', 'shift', 'interaction'] as const;
  const medians = keys.map((key) => `${key} ${getMedian(runs, key).toFixed(key === 'shift' ? 3 : 0)}`);
  const times = runs.map(({ content }) => content.toFixed(0)).join(' ');
  const javascript = sumKilobytes(listScripts(runs)).toFixed(1);
  return `${medians.join(', ')}, JavaScript ${javascript} KB; content of each run ${times}`;
}

function createMetrics({ visit: { name }, budgets, runs }: Measured): BenchMetric[] {
  const median = [...runs].sort((a, b) => a.content - b.content)[Math.floor(RUNS / 2)] as Visited;
  const create = (
    what: string,
    key: Parameters<typeof getMedian>[1],
    budget: number,
    remark: string,
  ): BenchMetric => ({
    what: `${name}: ${what}`,
    unit: key === 'shift' ? 'of the screen' : 'ms',
    measured: getMedian(runs, key),
    budget,
    remark,
  });
  const { paint, javascript } = budgets;
  const slowest = Math.max(...runs.map(({ content }) => content)).toFixed(0);
  const traffic = `${median.connections} connections, ${median.preflights} preflights, slowest ${slowest} ms`;
  const scripts = listScripts(runs);
  return [
    ...(paint === undefined
      ? []
      : [
          create(
            'largest paint',
            'largestPaint',
            paint,
            `"${median.largest}"; first paint ${getMedian(runs, 'firstPaint').toFixed(0)} ms`,
          ),
        ]),
    { ...create('content', 'content', budgets.content, traffic), details: drawWaterfall(name, median) },
    ...(javascript === undefined
      ? []
      : [
          {
            what: `${name}: JavaScript requested until its content`,
            unit: 'KB' as const,
            measured: sumKilobytes(scripts),
            budget: javascript,
            remark: `${scripts.length} files`,
          },
        ]),
    create('slowest answer to an input', 'interaction', 200, 'a favorite or a letter'),
    create('layout shift', 'shift', 0.02, ''),
  ];
}

/** The JavaScript that the creator needs and Home has not requested. */
function createGrowthMetric(measured: readonly Measured[]): BenchMetric {
  const of = (name: string) => listScripts(measured.find(({ visit }) => visit.name === name)?.runs ?? []);
  const home = of('Home');
  const more = of('The creator').filter((file) => !home.includes(file));
  return {
    what: 'From Home to the creator: more JavaScript',
    unit: 'KB',
    measured: sumKilobytes(more),
    budget: 40,
    remark: `${more.length} files`,
  };
}

/** The scripts that were requested before the content in most runs. */
function listScripts(runs: readonly Visited[]): string[] {
  const counts = new Map<string, number>();
  for (const { requests, content } of runs) {
    const paths = requests.filter(({ start }) => start < content).map(({ url }) => new URL(url).pathname);
    for (const path of new Set(paths))
      if (path.endsWith('.js')) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > runs.length / 2).map(([path]) => path);
}

const sumKilobytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0) / 1000;
