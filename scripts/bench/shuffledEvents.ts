import { join } from 'node:path';
import { type SeededRandom, seededRandom } from '@outrank/shared/testing/seededRandom';
import { rootFolder } from '../lib/folders.ts';

/** Multiples of the lanes. The first changes are the first of each user, the others replace a ballot. */
export const CHANGES = 10_000;
const USERS = 7600;
/** Lanes run side by side, each with its own users. */
const LANES = 40;

type BallotDocument = { data(): unknown };
type BallotEvent = {
  readonly params: Readonly<Record<string, string>>;
  readonly data: { readonly before: BallotDocument; readonly after: BallotDocument };
};
type BuiltFunction = { run(event: BallotEvent): Promise<unknown> };

/** Loads a built function, because the emulator delivers each event only once. */
export async function loadFunction(name: string): Promise<BuiltFunction> {
  const { info } = console;
  // The function's logger takes `console.info` when it is loaded; it would print thousands of lines.
  console.info = () => {};
  const built = (await import(join(rootFolder, 'functions/lib/index.js'))) as Record<string, BuiltFunction>;
  console.info = info;
  const found = built[name];
  if (!found) throw new Error(`functions/lib has no ${name}.`);
  return found;
}

type Deliveries = {
  readonly change: (uid: string, random: SeededRandom) => Promise<unknown>;
  readonly deliver: (uid: string) => Promise<unknown>;
};

/** Makes all changes, and delivers two events of each, shuffled: never two of one user at once. */
export async function deliverShuffled(deliveries: Deliveries): Promise<void> {
  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane, deliveries)));
}

/** Each step is the next change or one of the waiting events, at random. */
async function runLane(lane: number, { change, deliver }: Deliveries): Promise<void> {
  const random = seededRandom(lane);
  const [changes, users] = [CHANGES / LANES, USERS / LANES];
  const events: string[] = [];
  for (let made = 0; made < changes || events.length > 0; ) {
    if (made < changes && (events.length === 0 || random.happens(0.4))) {
      const user = made < users ? made : Math.floor(random.between(0, users));
      const uid = `bench-${lane}-${user}`;
      await change(uid, random);
      events.push(uid, uid);
      made += 1;
    } else {
      const [uid = ''] = events.splice(Math.floor(random.between(0, events.length)), 1);
      await deliver(uid);
    }
  }
}
