import { isDeepStrictEqual } from 'node:util';
import { parseTopTen, type TopTen } from '@outrank/shared/ballots/topTen';
import { topTenPath } from '@outrank/shared/firestore/documentPaths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId } from '../emulators/emulatorSettings.ts';
import { withoutTriggers } from '../emulators/hub.ts';
import { castAndDeliver } from './ballotLoad.ts';
import { loadTally, loadTallyBallot } from './builtFunctions.ts';
import { type Figure, timeOf } from './figure.ts';
import type { Measurement } from './report.ts';

const CHANGES = 10_000;
const FANS = 7600;
const PUBLISH_BUDGET_MS = 3000;
const PATIENCE_MS = 60_000;
const category = 'goat-strategy';

/** Numbers of shards to compare, and a smaller load for each. */
const SHARDS_TO_TRY = [1, 2, 4, 8, 16, 32];
const CHANGES_EACH = 1000;
const FANS_EACH = 760;

const how =
  '**Ballots**: 10,000 ballots and changes of 7,600 fans are written and their events delivered to the built `tallyBallot`, each twice, shuffled, 40 at once but never two of one fan; the time runs from the end of the last to published results that equal a plain recount. With other numbers of shards it is 1,000 ballots and changes of 760 fans and the cores of the functions, and publishing is done at once. The emulator locks documents as the cloud does, but is one process.';

/** Said when the emulators belong to somebody. */
export const ballotsSkipped: Measurement = {
  how: '**Ballots** were left out: they fill the emulators with 10,000 ballots, so they need a set of their own; stop the one that is running.',
  figures: [],
};

/** Many ballots at once: are the results exact, and how soon. It fills the emulators, so they must be the bench's own. */
export async function measureBallots(): Promise<Measurement> {
  Object.assign(process.env, emulatorEnvironment());
  const app = initializeApp({ projectId }, 'bench-ballots');
  try {
    const db = getFirestore(app);
    return await withoutTriggers(async () => ({
      how,
      figures: [...(await measureMany(db)), ...(await measureShards(db))],
    }));
  } finally {
    await deleteApp(app);
  }
}

async function measureMany(db: Firestore): Promise<Figure[]> {
  const tally = await loadTallyBallot();
  // The fan of the bench has voted too, and is none of those who are counted here.
  await db.recursiveDelete(db.doc(topTenPath(category)));
  const load = { db, category, prefix: 'bench', changes: CHANGES, fans: FANS, tally } as const;
  const { expected, perSecond } = await castAndDeliver(load);
  const measured = await timeOf(() => untilPublished(db, expected));
  const what = `${CHANGES.toLocaleString('en-US')} ballots and changes`;
  const remark = `${expected.totalVotes} ballots, ${2 * CHANGES} events`;
  return [
    { what: `${what}: exact results published`, unit: 'ms', measured, budget: PUBLISH_BUDGET_MS, remark },
    { what: `${what}: counted`, unit: 'per second', measured: perSecond },
  ];
}

async function measureShards(db: Firestore): Promise<Figure[]> {
  const { countBallot, writeTopTen } = await loadTally();
  const figures: Figure[] = [];
  for (const shards of SHARDS_TO_TRY) {
    await db.recursiveDelete(db.doc(topTenPath(category)));
    const tally = (uid: string) => countBallot(db, uid, shards);
    const prefix = `bench-${shards}`;
    const load = { db, category, prefix, changes: CHANGES_EACH, fans: FANS_EACH, tally } as const;
    const { expected, perSecond } = await castAndDeliver(load);
    const published = await timeOf(() => writeTopTen(db, category, shards));
    await untilPublished(db, expected);
    const remark = `published in ${published.toFixed(1)} ms`;
    figures.push({ what: `Ballots, shards: ${shards}`, unit: 'per second', measured: perSecond, remark });
  }
  return figures;
}

async function untilPublished(db: Firestore, expected: TopTen): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const published = parseTopTen((await db.doc(topTenPath(category)).get()).data());
    if (published && isDeepStrictEqual(resultsIn(published), resultsIn(expected))) return;
    if (performance.now() > deadline)
      throw new Error(
        `The results never became exact: ${published?.totalVotes} ballots, not ${expected.totalVotes}.`,
      );
  }
}

/** What ballots alone decide: no time of publication and no edition before. */
function resultsIn({ top10, justMissed, listedBy, totalVotes }: TopTen): unknown {
  return JSON.parse(JSON.stringify({ top10, justMissed, listedBy, totalVotes }));
}
