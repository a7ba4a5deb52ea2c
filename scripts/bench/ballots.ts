import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseSlots, type Slots } from '@outrank/shared/ballots/ballot';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { sumTallies, tallyByShard } from '@outrank/shared/ballots/tally';
import { parseTopTen, type TopTen } from '@outrank/shared/ballots/topTen';
import { ballotsPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { type SeededRandom, seededRandom } from '@outrank/shared/testing/seededRandom';
import type { Firestore } from 'firebase-admin/firestore';
import { withoutTriggers } from '../emulators/hub.ts';
import { rootFolder } from '../lib/folders.ts';
import type { Part } from './bench.ts';
import { contestantIds } from './benchData.ts';
import { measureTime } from './report.ts';

/** Multiples of the lanes. The first changes are the first of each user, the others replace a ballot. */
const CHANGES = 10_000;
const USERS = 7600;
/** Lanes run side by side, each with its own users. */
const LANES = 40;
const CONTESTANTS = 60;
const BUDGET_MS = 3000;
const TIMEOUT_MS = 60_000;
const category = 'goat-strategy';

export const ballotsPart: Part = {
  how: '**Ballots**: 10,000 ballots and changes of 7,600 users are written, and their events are delivered to the built `tallyBallot`, each twice, shuffled, 40 at once but never two of one user. The time runs from the last event until the published results equal a plain recount.',
  needsOwnEmulators: true,
  measure: ({ firestore }) =>
    withoutTriggers(async () => {
      const tally = await loadTallyBallot();
      // The bench's user has voted too, and is not counted here.
      await firestore.recursiveDelete(firestore.doc(topTenPath(category)));
      const ballots = new Map<string, Slots>();
      const lanes = Array.from({ length: LANES }, (_, lane) => runLane(firestore, lane, ballots, tally));
      await Promise.all(lanes);
      const parts = tallyByShard(ballots);
      const expected = toTopTen(sumTallies(parts), parts);
      const measured = await measureTime(() => waitUntilPublished(firestore, expected));
      const what = `${CHANGES.toLocaleString('en-US')} ballots and changes: exact results published`;
      const remark = `${expected.totalVotes} ballots, ${2 * CHANGES} events`;
      return [{ what, unit: 'ms', measured, budget: BUDGET_MS, remark }];
    }),
};

type Tally = (uid: string) => Promise<unknown>;

type BallotDocument = { data(): unknown };
type BallotEvent = {
  readonly params: { readonly uid: string };
  readonly data: { readonly before: BallotDocument; readonly after: BallotDocument };
};

/** Loads the built function, because the emulator delivers each event only once. */
async function loadTallyBallot(): Promise<Tally> {
  const { info } = console;
  // The function's logger takes `console.info` when it is loaded; it would print thousands of lines.
  console.info = () => {};
  const { tallyBallot: built } = (await import(join(rootFolder, 'functions/lib/index.js'))) as {
    tallyBallot: { run(event: BallotEvent): Promise<unknown> };
  };
  console.info = info;
  // What was before does not matter, only that the category changed.
  const data = { before: { data: () => undefined }, after: { data: () => ({ [category]: {} }) } };
  return (uid) => built.run({ params: { uid }, data });
}

/** Each step is the next change or one of the waiting events, at random. A change has two events. */
async function runLane(
  firestore: Firestore,
  lane: number,
  ballots: Map<string, Slots>,
  tally: Tally,
): Promise<void> {
  const random = seededRandom(lane);
  const [changes, users] = [CHANGES / LANES, USERS / LANES];
  const events: string[] = [];
  for (let change = 0; change < changes || events.length > 0; ) {
    if (change < changes && (events.length === 0 || random.happens(0.4))) {
      const user = change < users ? change : Math.floor(random.between(0, users));
      const uid = `bench-${lane}-${user}`;
      ballots.set(uid, await submit(firestore, uid, random));
      events.push(uid, uid);
      change += 1;
    } else {
      const [uid = ''] = events.splice(Math.floor(random.between(0, events.length)), 1);
      await tally(uid);
    }
  }
}

async function submit(firestore: Firestore, uid: string, random: SeededRandom): Promise<Slots> {
  const ranking = parseSlots(random.shuffled(contestantIds.slice(0, CONTESTANTS)).slice(0, 10));
  await firestore.doc(ballotsPath(uid)).set({ [category]: { ranking, submittedAt: new Date() } });
  return ranking;
}

async function waitUntilPublished(firestore: Firestore, expected: TopTen): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const published = parseTopTen((await firestore.doc(topTenPath(category)).get()).data());
    if (published && isDeepStrictEqual(getResults(published), getResults(expected))) return;
    if (performance.now() > deadline)
      throw new Error(`${published?.totalVotes} ballots were published, not ${expected.totalVotes}.`);
  }
}

/** The results without the time of publication and the last edition. */
function getResults({ top10, justMissed, listedBy, totalVotes }: TopTen): unknown {
  return JSON.parse(JSON.stringify({ top10, justMissed, listedBy, totalVotes }));
}
