import { parseSlots, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { sumTallies, tallyBallot } from '@outrank/shared/ballots/tally';
import type { TopTen } from '@outrank/shared/ballots/topTen';
import { seasons } from '@outrank/shared/catalogue/catalogue';
import { ballotsPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import { type SeededRandom, seededRandom } from '../lib/seededRandom.ts';

/** Each lane has fans of its own, whose ballots and events it takes one after the other; the lanes run beside each other. */
const LANES = 40;
/** Of so many contestants the fans choose. */
const CONTESTANTS = 60;

type Load = {
  readonly db: Firestore;
  readonly category: CategoryId;
  /** What the fans' ids begin with. */
  readonly prefix: string;
  /** Both are multiples of the lanes. The first changes are each the first of a fan, the others change what is there. */
  readonly changes: number;
  readonly fans: number;
  /** What an event of a fan's ballots sets off. */
  readonly tally: (uid: string) => Promise<unknown>;
};

/**
 * Ballots are changed and each change has two events, which come late and shuffled. Two of one fan never come at once: where
 * the cloud lets one of them wait, the emulator lets both run into a timeout of seconds. Gives what must be published in
 * the end, and the changes that came and were counted in a second.
 */
export async function castAndDeliver(load: Load): Promise<{ expected: TopTen; perSecond: number }> {
  const standing = new Map<string, Slots>();
  const start = performance.now();
  await Promise.all(Array.from({ length: LANES }, (_, lane) => takeSteps(load, lane, standing)));
  const perSecond = (load.changes * 1000) / (performance.now() - start);
  return { expected: toTopTen(sumTallies([...standing.values()].map(tallyBallot))), perSecond };
}

/** Every step of a lane is either its next change or one of the events that wait, whichever chance will have. */
async function takeSteps(load: Load, lane: number, standing: Map<string, Slots>): Promise<void> {
  const random = seededRandom(lane);
  const [changes, fans] = [load.changes / LANES, load.fans / LANES];
  const waiting: string[] = [];
  for (let change = 0; change < changes || waiting.length > 0; ) {
    if (change < changes && (waiting.length === 0 || random.happens(0.4))) {
      const fan = change < fans ? change : Math.floor(random.between(0, fans));
      const uid = `${load.prefix}-${lane}-${fan}`;
      standing.set(uid, await cast(load, uid, random));
      waiting.push(uid, uid);
      change += 1;
    } else {
      const [uid = ''] = waiting.splice(Math.floor(random.between(0, waiting.length)), 1);
      await load.tally(uid);
    }
  }
}

const contestants = seasons.flatMap((season) => season.contestants.map(({ id }) => id)).slice(0, CONTESTANTS);

async function cast({ db, category }: Load, uid: string, random: SeededRandom): Promise<Slots> {
  const ranking = parseSlots(random.shuffled(contestants).slice(0, 10));
  await db.doc(ballotsPath(uid)).set({ [category]: { ranking, submittedAt: new Date() } });
  return ranking;
}
