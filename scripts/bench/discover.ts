import type { BrowserContext } from 'playwright-core';
import { runSchedules } from '../emulators/schedules.ts';
import { explain } from '../lib/helpfulError.ts';
import type { BenchUser } from './benchUser.ts';
import type { BenchWorld } from './benchWorld.ts';
import {
  timeTypedSearches,
  type Visits,
  visitBrowse,
  visitCategory,
  visitFavorites,
  visitHome,
  visitList,
} from './discoverPages.ts';
import { readEveryList } from './everyList.ts';
import { type Figure, percentile, timeOf } from './figure.ts';
import { describeReads, documentsIn } from './firestoreReads.ts';
import type { Measurement } from './report.ts';
import { type CallTimes, timeSearchCalls } from './searchCalls.ts';

const SIZES = [100, 10_000, 100_000];

/** Documents. */
const budgets = { home: 16, browse: 24, list: 30, category: 3 };

/** At the greatest size, in ms. */
const SEARCH_BUDGET = 100;
const SEARCH_BUDGET_LISTS = 100_000;

type World = { signedIn: BrowserContext; fan: BenchUser; lists: BenchWorld };

/** The pages that read, and search, while the lists become more. It fills the emulators, so they must be the bench's own. */
export async function measureDiscover(world: World): Promise<Measurement> {
  const figures: Figure[] = [];
  for (const lists of SIZES) {
    try {
      figures.push(...(await measureAt(lists, world)));
      figures.push(...(await everyListFigures(lists)));
    } catch (error) {
      const end = `At ${lists} lists it broke off: ${explain(error)}`;
      console.log(`  ${end}`);
      return { how: `${how} ${end}`, figures };
    }
  }
  return { how, figures };
}

/** Said when the emulators belong to somebody. */
export const discoverSkipped: Measurement = {
  how: '**Discover** was left out: it fills the emulators with 100,000 lists, so it needs a set of its own; stop the one that is running.',
  figures: [],
};

async function measureAt(size: number, { lists, signedIn: profile, fan }: World): Promise<Figure[]> {
  const count = size.toLocaleString('en-US');
  const seeding = await timeOf(() => lists.growTo(size));
  const discussed = await lists.discuss(fan.userId);
  const schedules = await timeOf(runSchedules);
  console.log(`  ${count} lists: written in ${seconds(seeding)}, schedules run in ${seconds(schedules)} ...`);
  const calls = await timeSearchCalls(await lists.tokenOf(fan.userId));
  return [
    ...pageFigures(`Home, ${count} lists`, await visitHome(profile), budgets.home),
    ...pageFigures(`Home to its favorites, ${count} lists`, await visitFavorites(profile)),
    ...pageFigures(`Browse, ${count} lists`, await visitBrowse(profile), budgets.browse),
    ...pageFigures(
      `A list with 26 comments, ${count} lists`,
      await visitList(profile, discussed),
      budgets.list,
    ),
    ...pageFigures(
      `A category, with an own ballot, ${count} lists`,
      withoutProfile(await visitCategory(profile)),
      budgets.category,
    ),
    callFigure(count, calls, size),
    {
      what: `Search typed in Browse, ${count} lists`,
      unit: 'ms',
      measured: await timeTypedSearches(profile),
      remark: 'median, 250 ms of it the pause in typing',
    },
  ];
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(0)} s`;

function pageFigures(what: string, { reads, bytes, milliseconds }: Visits, budget?: number): Figure[] {
  const documents = { measured: documentsIn(reads), ...(budget === undefined ? {} : { budget }) };
  return [
    { what: `${what}: read`, unit: 'documents', ...documents, remark: describeReads(reads) },
    { what: `${what}: read`, unit: 'KB', measured: bytes / 1000 },
    { what: `${what}: stands`, unit: 'ms', measured: milliseconds, remark: 'median of the loads' },
  ];
}

/** The header's profile is read with every page and is no part of a category. */
function withoutProfile(visits: Visits): Visits {
  return { ...visits, reads: visits.reads.filter(({ collection }) => collection !== 'userLists') };
}

function callFigure(count: string, { answered, refused }: CallTimes, lists: number): Figure {
  const [median, overhead] = [percentile(answered, 0.5), percentile(refused, 0.5)];
  return {
    what: `Search, warm call, 95th percentile, ${count} lists`,
    unit: 'ms',
    measured: percentile(answered, 0.95),
    ...(lists === SEARCH_BUDGET_LISTS ? { budget: SEARCH_BUDGET } : {}),
    remark: `median ${median.toFixed(1)} ms; a call that is refused at once ${overhead.toFixed(1)} ms`,
  };
}

async function everyListFigures(size: number): Promise<Figure[]> {
  const { documents, bytes, milliseconds } = await readEveryList();
  const what = `For comparison: every list read, ${size.toLocaleString('en-US')} lists`;
  return [
    { what: `${what}: read`, unit: 'documents', measured: documents },
    { what: `${what}: read`, unit: 'KB', measured: bytes / 1000 },
    { what: `${what}: time`, unit: 'ms', measured: milliseconds, remark: 'by the full client' },
  ];
}

const how = [
  '**Discover**: the documents in all answers of Firestore to a page, loaded 3 times by a signed-in fan with 3 favorites, 6 upvotes and votes on 5 of the 26 comments, 6 of which are replies,',
  'until it has asked for nothing for 3 s; the load with the most counts. Home is read in a window of 1280 by 720 as it opens, and once more scrolled to the favorites, which stand below. The emulator reads without indexes, so times grow with the lists as they would not in the cloud. A query without a result costs 1, a document watched live 1; of a category the profile that the header reads is left out;',
  'what rules look up by themselves is not counted. KB are those of the answers as they are, before any compression and without what surrounds them.',
  "A search's calls go one after the other to the function in its emulator, whose overhead, and catching up with changes every 5 s, are included.",
  "The comparison reads all lists with one query of Firestore's full client in Node, past the rules, which allow no such query to a fan; its KB are those of the same answer to a plain request.",
].join(' ');
