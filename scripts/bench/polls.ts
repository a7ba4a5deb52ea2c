import { join } from 'node:path';
import { parseSlots, type Slots } from '@outrank/shared/ballots/ballot';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { sumTallies, tallyByShard } from '@outrank/shared/ballots/tally';
import { parseTopTen, type TopTen } from '@outrank/shared/ballots/topTen';
import { parseConsensus } from '@outrank/shared/consensus/consensus';
import { countOrder, sumHeadToHeads } from '@outrank/shared/consensus/headToHeads';
import { getSubjectItems } from '@outrank/shared/consensus/subject';
import { ballotsPath, consensusBallotPath } from '@outrank/shared/documents/ballots';
import { listPath } from '@outrank/shared/documents/list';
import { type PollId, resultsPath } from '@outrank/shared/documents/results';
import { type SeededRandom, seededRandom } from '@outrank/shared/testing/seededRandom';
import type { Firestore } from 'firebase-admin/firestore';
import { withoutTriggers } from '../emulators/hub.ts';
import { rootFolder } from '../lib/folders.ts';
import type { Part } from './bench.ts';
import { contestantIds } from './benchData.ts';
import { type BenchMetric, measureUntil } from './report.ts';

/** Multiples of the lanes. The first changes are the first of each user, the others replace a ballot. */
const CHANGES = 10_000;
const USERS = 7600;
/** Lanes run side by side, each with its own users. */
const LANES = 40;
const CONTESTANTS = 60;
const BUDGET_MS = 3000;

const category = 'goat-strategy';
const subject = 'seasons';

/** A poll, as the bench votes in it. */
type BenchPoll = {
  readonly id: PollId;
  readonly functionName: string;
  /** Stores a user's random ballot. */
  readonly submit: (uid: string, random: SeededRandom) => Promise<void>;
  /** The event of a user's changed ballot. */
  readonly createEvent: (uid: string) => BallotEvent;
  /** The part of the published results that is compared. */
  readonly parse: (document: unknown) => unknown;
  /** The same part from a plain recount of all ballots. */
  readonly recount: () => unknown;
};

type BallotDocument = { data(): unknown };
type BallotEvent = {
  readonly params: Readonly<Record<string, string>>;
  readonly data: { readonly before: BallotDocument; readonly after: BallotDocument };
};
type BuiltFunction<Event> = { run(event: Event): Promise<unknown> };

export const pollsPart: Part = {
  how: `**Polls**: ${CHANGES.toLocaleString('en-US')} ballots and changes of ${USERS.toLocaleString('en-US')} users in a category, then as many lists of seasons, are written, and their events are delivered to the built function, each twice, shuffled, ${LANES} at once but never two of one user. The time runs from the last event until the published results equal a plain recount.`,
  needsOwnEmulators: true,
  measure: async ({ firestore }) => [
    await measurePoll(firestore, createCategoryPoll(firestore)),
    await measurePoll(firestore, createSeasonsPoll(firestore)),
  ],
};

function measurePoll(firestore: Firestore, poll: BenchPoll): Promise<BenchMetric> {
  return withoutTriggers(async () => {
    const results = firestore.doc(resultsPath(poll.id));
    const tally = await loadFunction<BallotEvent>(poll.functionName);
    await firestore.recursiveDelete(results);
    await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane, poll, tally)));
    const measured = await measureUntil(poll.recount(), async () => poll.parse((await results.get()).data()));
    const what = `${CHANGES.toLocaleString('en-US')} ballots and changes in ${poll.id}: exact results published`;
    return { what, unit: 'ms', measured, budget: BUDGET_MS, remark: `${2 * CHANGES} events` };
  });
}

function createCategoryPoll(firestore: Firestore): BenchPoll {
  const ballots = new Map<string, Slots>();
  return {
    id: category,
    functionName: 'onBallotWritten',
    submit: async (uid, random) => {
      const ranking = parseSlots(random.shuffled(contestantIds.slice(0, CONTESTANTS)).slice(0, 10));
      await firestore.doc(ballotsPath(uid)).set({ [category]: { ranking, submittedAt: new Date() } });
      ballots.set(uid, ranking);
    },
    // What was before does not matter, only that the category changed.
    createEvent: (uid) => ({
      params: { uid },
      data: { before: { data: () => undefined }, after: { data: () => ({ [category]: {} }) } },
    }),
    parse: (document) => getResults(parseTopTen(document)),
    recount: () => {
      const parts = tallyByShard(ballots);
      return getResults(toTopTen(sumTallies(parts), parts));
    },
  };
}

/** What is published after each change: the rank counts follow later. */
function getResults(topTen: TopTen | undefined): unknown {
  if (!topTen) return undefined;
  const { top10, justMissed, totalVotes } = topTen;
  const rows = [...top10, ...justMissed].map(({ rankCounts: _, ...row }) => row);
  return JSON.parse(JSON.stringify({ rows, totalVotes }));
}

function createSeasonsPoll(firestore: Firestore): BenchPoll {
  const items = getSubjectItems(subject);
  const orders = new Map<string, readonly string[]>();
  return {
    id: subject,
    functionName: 'onConsensusBallotWritten',
    submit: async (userId, random) => {
      const order = random.shuffled(items).slice(0, Math.floor(random.between(5, items.length)));
      const listId = 'list_1';
      const batch = firestore.batch();
      const list = { itemIds: order, itemSeasonIds: order.map(() => ''), isPublic: true };
      batch.set(firestore.doc(listPath({ userId, listId })), list);
      batch.set(firestore.doc(consensusBallotPath({ userId, subject })), { listId, at: new Date() });
      await batch.commit();
      orders.set(userId, order);
    },
    createEvent: (uid) => ({
      params: { uid, subject },
      data: { before: { data: () => undefined }, after: { data: () => ({ listId: 'list_1' }) } },
    }),
    parse: (document) => parseConsensus(document)?.headToHeads,
    recount: () =>
      sumHeadToHeads(
        items,
        [...orders.values()].map((order) => countOrder(items, order)),
      ),
  };
}

/** Loads a built function, because the emulator delivers each event only once. */
export async function loadFunction<Event>(name: string): Promise<BuiltFunction<Event>> {
  const { info } = console;
  // The function's logger takes `console.info` when it is loaded; it would print thousands of lines.
  console.info = () => {};
  const path = join(rootFolder, 'functions/lib/index.js');
  const built = (await import(path)) as Record<string, BuiltFunction<Event>>;
  console.info = info;
  const found = built[name];
  if (!found) throw new Error(`functions/lib has no ${name}.`);
  return found;
}

/** Each step is the next change or one of the waiting events, at random; each change has two events. */
async function runLane(lane: number, poll: BenchPoll, tally: BuiltFunction<BallotEvent>): Promise<void> {
  const random = seededRandom(lane);
  const [changes, users] = [CHANGES / LANES, USERS / LANES];
  const events: string[] = [];
  for (let made = 0; made < changes || events.length > 0; ) {
    if (made < changes && (events.length === 0 || random.happens(0.4))) {
      const user = made < users ? made : Math.floor(random.between(0, users));
      const uid = `bench-${lane}-${user}`;
      await poll.submit(uid, random);
      events.push(uid, uid);
      made += 1;
    } else {
      const [uid = ''] = events.splice(Math.floor(random.between(0, events.length)), 1);
      await tally.run(poll.createEvent(uid));
    }
  }
}
