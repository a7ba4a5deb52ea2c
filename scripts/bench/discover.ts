import type { BrowserContext } from 'playwright-core';
import { tick } from '../emulators/scheduleTicker.ts';
import { explain } from '../helpfulError.ts';
import type { BenchFan } from './benchFan.ts';
import { timeTypedSearches, type Visits, visitBrowse, visitCategory, visitHome } from './discoverPages.ts';
import { type DiscoverWorld, openDiscoverWorld } from './discoverWorld.ts';
import { type Figure, percentile, timeOf } from './figure.ts';
import { describeReads, documentsIn } from './firestoreReads.ts';
import type { Measurement } from './report.ts';
import { type CallTimes, timeSearchCalls } from './searchCalls.ts';

const SIZES = [1000, 10_000, 100_000];
const HOME_BUDGET = 16;
const BROWSE_BUDGET = 24;
const CATEGORY_BUDGET = 3;

/** At the greatest size, in ms. */
const SEARCH_BUDGET = 100;
const SEARCH_BUDGET_LISTS = 100_000;

type World = { profile: BrowserContext; fan: BenchFan };

/** Home, Browse and search while the lists become more. It fills the emulators, so they must be the bench's own. */
export async function measureDiscover(visitor: World): Promise<Measurement> {
  const world = openDiscoverWorld();
  try {
    const figures: Figure[] = [];
    for (const lists of SIZES) {
      try {
        figures.push(...(await measureAt(lists, world, visitor)));
      } catch (error) {
        return { how: `${how} At ${lists} lists it broke off: ${explain(error)}`, figures };
      }
    }
    figures.push(categoryFigure(await visitCategory(visitor.profile)));
    return { how, figures };
  } finally {
    await world.close();
  }
}

/** Said when the emulators belong to somebody. */
export const discoverSkipped: Measurement = {
  how: '**Discover** was left out: it fills the emulators with 100,000 lists, so it needs a set of its own; stop the one that is running.',
  figures: [],
};

async function measureAt(lists: number, world: DiscoverWorld, { profile, fan }: World): Promise<Figure[]> {
  const count = lists.toLocaleString('en-US');
  const seeding = await timeOf(() => world.growTo(lists));
  await world.giveMarks(fan.userId);
  const schedules = await timeOf(tick);
  console.log(`  ${count} lists: written in ${seconds(seeding)}, schedules run in ${seconds(schedules)} ...`);
  const calls = await timeSearchCalls(await world.tokenOf(fan.userId));
  return [
    ...pageFigures(`Home, ${count} lists`, await visitHome(profile), HOME_BUDGET),
    ...pageFigures(`Browse, ${count} lists`, await visitBrowse(profile), BROWSE_BUDGET),
    callFigure(count, calls, lists),
    {
      what: `Search typed in Browse, ${count} lists`,
      unit: 'ms',
      measured: await timeTypedSearches(profile),
      remark: 'median, 250 ms of it the pause in typing',
    },
    ...(await everyListFigures(count, world)),
  ];
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(0)} s`;

function pageFigures(what: string, { reads, milliseconds }: Visits, budget: number): Figure[] {
  const remark = describeReads(reads);
  return [
    { what: `${what}: read`, unit: 'documents', measured: documentsIn(reads), budget, remark },
    { what: `${what}: cards stand`, unit: 'ms', measured: milliseconds, remark: 'median of 5 loads' },
  ];
}

/** The header's profile is read with every page and is no part of it. */
function categoryFigure({ reads }: Visits): Figure {
  const own = reads.filter(({ collection }) => collection !== 'userLists');
  const what = 'A category, with an own ballot: read';
  return {
    what,
    unit: 'documents',
    measured: documentsIn(own),
    budget: CATEGORY_BUDGET,
    remark: describeReads(own),
  };
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

async function everyListFigures(count: string, world: DiscoverWorld): Promise<Figure[]> {
  let documents = 0;
  const milliseconds = await timeOf(async () => {
    documents = await world.readEveryList();
  });
  const what = `For comparison: every list read, ${count} lists`;
  return [
    { what: `${what}: read`, unit: 'documents', measured: documents },
    { what: `${what}: time`, unit: 'ms', measured: milliseconds },
  ];
}

const how = [
  '**Discover**: the documents in all answers of Firestore to a page, loaded 5 times by a signed-in fan with 3 favorites and 6 upvotes,',
  'until it has asked for nothing for 3 s; the load with the most counts. The emulator reads without indexes, so times grow with the lists as they would not in the cloud. A query without a result costs 1, a document watched live 1; of a category the profile that the header reads is left out;',
  "what rules look up by themselves is not counted. A search's calls go one after the other to the function in its emulator, whose",
  'overhead, and catching up with changes every 5 s, are included. The comparison reads all lists with one query of the admin SDK, past the rules, which allow no such query to a fan.',
].join(' ');
