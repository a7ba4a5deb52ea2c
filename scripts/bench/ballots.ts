import { isDeepStrictEqual } from 'node:util';
import { parseSlots, type Slots } from '@outrank/shared/ballot';
import { seasons } from '@outrank/shared/catalogue';
import { ballotsPath, topTenPath } from '@outrank/shared/documentPaths';
import { resultsOf } from '@outrank/shared/rankTally';
import { sumOf, tallyOf } from '@outrank/shared/tally';
import { parseTopTen, type TopTen } from '@outrank/shared/topTen';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId } from '../emulators/emulatorSettings.ts';
import { withoutTriggers } from '../emulators/hub.ts';
import { seededRandom } from '../seed/seededRandom.ts';
import { loadTallyBallot } from './builtFunctions.ts';
import type { Figure } from './figure.ts';
import type { Measurement } from './report.ts';

const CHANGES = 10_000;
const FANS = 7500;
const AT_ONCE = 40;
const PUBLISH_BUDGET_MS = 3000;
const PATIENCE_MS = 60_000;
const category = 'goat-strategy';

const how =
  '**Ballots**: 10,000 ballots and changes of 7,500 fans are written and their events delivered to the built `tallyBallot`, each twice, shuffled, 40 at once; the time runs from the end of the last to published results that equal a plain recount.';

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
    return await withoutTriggers(async () => ({ how, figures: await measure(getFirestore(app)) }));
  } finally {
    await deleteApp(app);
  }
}

async function measure(db: Firestore): Promise<Figure[]> {
  const cast = new Map<string, Slots>();
  const start = performance.now();
  await castAndDeliver(db, cast);
  const [deliveredIn, lastAt] = [performance.now() - start, performance.now()];
  const expected = resultsOf(sumOf([...cast.values()].map(tallyOf)));
  await untilPublished(db, expected);
  return [
    {
      what: `${CHANGES.toLocaleString('en-US')} ballots and changes: exact results published`,
      unit: 'ms',
      measured: performance.now() - lastAt,
      budget: PUBLISH_BUDGET_MS,
      remark: `${expected.totalVotes} ballots, ${2 * CHANGES} events in ${Math.round(deliveredIn / 1000)} s`,
    },
  ];
}

/** Every step is either the next change or one of the events that wait, whichever chance will have. */
async function castAndDeliver(db: Firestore, cast: Map<string, Slots>): Promise<void> {
  const random = seededRandom(11);
  const tally = await loadTallyBallot();
  const people = seasons.flatMap(({ contestants }) => contestants.map(({ id }) => id)).slice(0, 60);
  const waiting: string[] = [];
  let changes = 0;
  async function takeSteps(): Promise<void> {
    while (changes < CHANGES || waiting.length > 0) {
      if (changes < CHANGES && (waiting.length === 0 || random.happens(0.4))) {
        const uid = `bench-${changes < FANS ? changes : Math.floor(random.between(0, FANS))}`;
        changes += 1;
        const slots = parseSlots(random.shuffled(people).slice(0, 10));
        cast.set(uid, slots);
        await db.doc(ballotsPath(uid)).set({ [category]: { ranking: slots, submittedAt: new Date() } });
        waiting.push(uid, uid);
      } else {
        const [uid = ''] = waiting.splice(Math.floor(random.between(0, waiting.length)), 1);
        await tally(uid);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeSteps));
}

async function untilPublished(db: Firestore, { top10, justMissed, listedBy, totalVotes }: TopTen) {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const published = parseTopTen((await db.doc(topTenPath(category)).get()).data());
    const { publishedAt: _, ...results } = published ?? { publishedAt: undefined };
    if (isDeepStrictEqual(results, { top10, justMissed, listedBy, totalVotes })) return;
    if (performance.now() > deadline)
      throw new Error(`The results never became exact: ${published?.totalVotes} ballots, not ${totalVotes}.`);
  }
}
