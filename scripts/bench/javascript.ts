import type { BrowserContext, Page } from 'playwright-core';
import { EMULATORS_PART_KB } from '../build/emulatorsPart.ts';
import type { Figure } from './figure.ts';
import type { Measurement } from './report.ts';
import type { ServedScripts } from './servedScripts.ts';

const HOME_BUDGET = 190;
const LOGIN_BUDGET = 150;
const ROUTE_BUDGET = 40;

type Profiles = { signedIn: BrowserContext; signedOut: BrowserContext };

/** What must come over the wire before the first pages are of use, and how big each route's own chunk is. */
export async function measureJavaScript(scripts: ServedScripts, profiles: Profiles): Promise<Measurement> {
  return {
    how: [
      '**JavaScript before a page is usable**: Chromium with an empty cache opens the page, and the gzip sizes of the scripts that it',
      'requests until the words of the page (Home: a card of the newest lists) are shown are added up; "imports" follows the static',
      "imports of the entry and the route's chunk instead. Home has the budget for what it imports: what else is requested while the lists are on their way it does not wait for, and the slower they come, the more it is. And a lazy chunk is the one file, with what its imports add to the entry as a remark.",
    ].join(' '),
    figures: [
      ...(await measureHome(scripts, profiles.signedIn)),
      ...(await measureLogin(scripts, profiles.signedOut)),
      ...(await measureRoutes(scripts)),
    ],
  };
}

async function measureHome(scripts: ServedScripts, profile: BrowserContext): Promise<Figure[]> {
  const { page, requested } = await openWatched(profile, '/');
  const lists = page.getByRole('region', { name: 'Recently Created Lists' });
  await lists.getByRole('article').first().waitFor();
  const untilLists = [...requested];
  await page.getByRole('region', { name: 'Survivor Seasons' }).waitFor();
  const untilPanel = [...requested];
  await page.close();

  const needed = await scripts.collectImports([scripts.entry, routeNamed(scripts, 'HomePage')]);
  const later = untilPanel.filter((file) => !untilLists.includes(file));
  const beyond = untilPanel.filter((file) => !needed.has(file));
  return [
    {
      what: 'JavaScript requested until Home shows lists, signed in',
      unit: 'KB',
      measured: await scripts.kilobytes(untilLists),
      remark: `${untilLists.length} files; ${later.length} more (${(await scripts.kilobytes(later)).toFixed(1)} KB) until the seasons panel is shown`,
    },
    {
      what: 'JavaScript that Home imports, without the seasons panel',
      unit: 'KB',
      measured: await scripts.kilobytes(needed),
      budget: HOME_BUDGET + EMULATORS_PART_KB,
      remark: `of the budget ${EMULATORS_PART_KB} KB are for what finds the emulators and is in no other build; the panel and what comes with it: ${(await scripts.kilobytes(beyond)).toFixed(1)} KB`,
    },
  ];
}

async function measureLogin(scripts: ServedScripts, profile: BrowserContext): Promise<Figure[]> {
  const { page, requested } = await openWatched(profile, '/login');
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
  const files = [...requested];
  await page.close();
  const entry = await scripts.kilobytes([scripts.entry]);
  return [
    {
      what: 'JavaScript requested before /login is usable',
      unit: 'KB',
      measured: await scripts.kilobytes(files),
      budget: LOGIN_BUDGET,
      remark: `${files.length} files; the entry alone ${entry.toFixed(1)} KB`,
    },
  ];
}

async function measureRoutes(scripts: ServedScripts): Promise<Figure[]> {
  const shell = await scripts.collectImports([scripts.entry]);
  const figureOf = async (file: string): Promise<Figure> => {
    const all = await scripts.collectImports([file]);
    const added = await scripts.kilobytes([...all].filter((each) => !shell.has(each)));
    return {
      what: `Lazy chunk ${nameOf(file)}`,
      unit: 'KB',
      measured: await scripts.kilobytes([file]),
      budget: ROUTE_BUDGET,
      remark: `with its imports ${added.toFixed(1)} KB`,
    };
  };
  return Promise.all(scripts.routes.map(figureOf));
}

const nameOf = (file: string) => /(\w+)-[\w-]+\.js$/.exec(file)?.[1] ?? file;

function routeNamed({ routes }: ServedScripts, name: string): string {
  const file = routes.find((each) => nameOf(each) === name);
  if (file === undefined) throw new Error(`The build has no chunk ${name}.`);
  return file;
}

/** Opens a page with nothing in the cache and notes the app's scripts in the order in which they are asked for. */
async function openWatched(
  profile: BrowserContext,
  path: string,
): Promise<{ page: Page; requested: Set<string> }> {
  const page = await profile.newPage();
  const devTools = await profile.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) requested.add(pathname);
  });
  await page.goto(path);
  return { page, requested };
}
