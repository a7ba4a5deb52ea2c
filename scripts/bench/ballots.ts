import { parseSlots, type Slots } from '@outrank/shared/ballots/ballot';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { sumTallies } from '@outrank/shared/ballots/tally';
import { tallyByShard } from '@outrank/shared/ballots/testing/ballots';
import { parseTopTen, type TopTen } from '@outrank/shared/ballots/topTen';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { topTenPath } from '@outrank/shared/documents/results';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import type { Firestore } from 'firebase-admin/firestore';
import { withoutTriggers } from '../emulators/hub.ts';
import { loadFunction, type Part } from './bench.ts';
import { contestantIds } from './benchData.ts';
import { measureUntil } from './report.ts';

const BALLOTS = 10_000;
/** Lanes run side by side, each with its own users. */
const LANES = 40;
const CONTESTANTS = 60;
const BUDGET_MS = 3000;

const category = 'goat-strategy';
const amount = BALLOTS.toLocaleString('en-US');

type BallotEvent = {
  readonly params: { readonly uid: string };
  readonly data: Record<'before' | 'after', { data(): unknown }>;
};

export const ballotsPart: Part = {
  how: `**Ballots**: ${amount} ballots in a category are written, and their events are delivered to the built function, ${LANES} at once. The time runs from the last event until the published results equal a plain recount.`,
  needsOwnEmulators: true,
  measure: ({ firestore }) =>
    withoutTriggers(async () => {
      const results = firestore.doc(topTenPath(category));
      await firestore.recursiveDelete(results);
      const parts = tallyByShard(await submitBallots(firestore));
      const expected = toRows(toTopTen(sumTallies(parts), parts));
      const measured = await measureUntil(expected, async () =>
        toRows(parseTopTen((await results.get()).data())),
      );
      const what = `${amount} ballots: exact results published`;
      return [{ what, unit: 'ms', measured, budget: BUDGET_MS }];
    }),
};

/** Stores random ballots, and has each counted at once. */
async function submitBallots(firestore: Firestore): Promise<ReadonlyMap<string, Slots>> {
  const tally = await loadFunction<BallotEvent>('onBallotWritten');
  const ballots = new Map<string, Slots>();
  const runLane = async (lane: number) => {
    const random = seededRandom(lane);
    for (let number = 0; number < BALLOTS / LANES; number += 1) {
      const uid = `bench-${lane}-${number}`;
      const ranking = parseSlots(random.shuffled(contestantIds.slice(0, CONTESTANTS)).slice(0, 10));
      const ballot = { [category]: { ranking, submittedAt: new Date() } };
      await firestore.doc(ballotsPath(uid)).set(ballot);
      ballots.set(uid, ranking);
      const data = { before: { data: () => undefined }, after: { data: () => ballot } };
      await tally.run({ params: { uid }, data });
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
  return ballots;
}

/** What is published after each ballot: the rank counts follow later. */
function toRows(topTen: TopTen | undefined): unknown {
  if (!topTen) return undefined;
  const { top10, justMissed, totalVotes } = topTen;
  const rows = [...top10, ...justMissed].map(({ rankCounts: _, ...row }) => row);
  return JSON.parse(JSON.stringify({ rows, totalVotes }));
}
