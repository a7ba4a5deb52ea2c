import { isDeepStrictEqual } from 'node:util';
import { parseSlots, type Slots } from '@outrank/shared/ballots/ballot';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { sumTallies, tallyByShard } from '@outrank/shared/ballots/tally';
import { parseTopTen, type TopTen } from '@outrank/shared/ballots/topTen';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { topTenPath } from '@outrank/shared/documents/results';
import type { SeededRandom } from '@outrank/shared/testing/seededRandom';
import type { Firestore } from 'firebase-admin/firestore';
import { withoutTriggers } from '../emulators/hub.ts';
import type { Part } from './bench.ts';
import { contestantIds } from './benchData.ts';
import { measureTime } from './report.ts';
import { CHANGES, deliverShuffled, loadFunction } from './shuffledEvents.ts';

const CONTESTANTS = 60;
const BUDGET_MS = 3000;
const TIMEOUT_MS = 60_000;
const category = 'goat-strategy';

export const ballotsPart: Part = {
  how: '**Ballots**: 10,000 ballots and changes of 7,600 users are written, and their events are delivered to the built `tallyBallot`, each twice, shuffled, 40 at once but never two of one user. The time runs from the last event until the published results equal a plain recount.',
  needsOwnEmulators: true,
  measure: ({ firestore }) =>
    withoutTriggers(async () => {
      const tally = await loadFunction('tallyBallot');
      // What was before does not matter, only that the category changed.
      const data = { before: { data: () => undefined }, after: { data: () => ({ [category]: {} }) } };
      // The bench's user has voted too, and is not counted here.
      await firestore.recursiveDelete(firestore.doc(topTenPath(category)));
      const ballots = new Map<string, Slots>();
      await deliverShuffled({
        change: async (uid, random) => ballots.set(uid, await submit(firestore, uid, random)),
        deliver: (uid) => tally.run({ params: { uid }, data }),
      });
      const parts = tallyByShard(ballots);
      const expected = toTopTen(sumTallies(parts), parts);
      const measured = await measureTime(() => waitUntilPublished(firestore, expected));
      const what = `${CHANGES.toLocaleString('en-US')} ballots and changes: exact results published`;
      const remark = `${expected.totalVotes} ballots, ${2 * CHANGES} events`;
      return [{ what, unit: 'ms', measured, budget: BUDGET_MS, remark }];
    }),
};

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
