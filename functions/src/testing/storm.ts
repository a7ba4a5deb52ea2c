import { type Arrival, type Break, ConnectionBroke, goesThrough } from './chaos.ts';

/** How many of all deliveries break off. */
const BREAKS = 1 / 3;

/** What Firestore answers when others held a document too long. */
const ABORTED = 10;

type Event = {
  readonly arrive: Arrival;
  /** The last transaction that it may break off at. */
  readonly lastBreak: number;
};

/**
 * The cloud on its worst day, for runs too long to be planned as `deliver` wants it: events wait in a heap, each twice,
 * and whichever chance draws comes next. One that breaks off goes back into the heap.
 */
export function createStorm() {
  const waiting: Event[] = [];
  const seen = { deliveries: 0, brokenOff: 0, heldUp: 0 };
  return {
    /** What the storm did so far. */
    seen,
    /** How many events wait. */
    size: () => waiting.length,
    happens: (arrive: Arrival, lastBreak = 1) => {
      waiting.push({ arrive, lastBreak }, { arrive, lastBreak });
    },
    deliverOne: async () => {
      const [event] = waiting.splice(drawn(waiting.length), 1);
      if (!event) return;
      seen.deliveries += 1;
      const end = await runOnce(event.arrive, event.lastBreak);
      if (end === 'finished') return;
      seen[end] += 1;
      waiting.push(event);
    },
  };
}

/** How a run ended, broken off now and then. One that Firestore holds up too long fails too, and is delivered again. */
async function runOnce(arrive: Arrival, lastBreak: number): Promise<'finished' | 'brokenOff' | 'heldUp'> {
  try {
    return (await goesThrough(arrive, someBreak(lastBreak))) ? 'finished' : 'brokenOff';
  } catch (error) {
    if (isHeldUp(error)) return 'heldUp';
    throw error;
  }
}

function isHeldUp(error: unknown): boolean {
  return (error as { code?: unknown }).code === ABORTED;
}

/** Writes, and does so again where Firestore held it up, as somebody would who is told to try again. */
export async function insist(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isHeldUp(error)) throw error;
    await insist(write);
  }
}

/** A number from 0 up to, not including, this. */
export function drawn(end: number): number {
  return Math.floor(Math.random() * end);
}

/** For a step that is no transaction. */
export function mayBreakOff(): void {
  if (Math.random() < BREAKS / 2) throw new ConnectionBroke();
}

function someBreak(lastBreak: number): Break | null {
  if (Math.random() > BREAKS) return null;
  return { transaction: 1 + drawn(lastBreak), moment: Math.random() < 0.5 ? 'before' : 'after' };
}

/** Runs something over and over, two at once and some broken off, as long as something else takes. */
export async function runAgainAndAgain(run: Arrival, lastBreak: number, meanwhile: Promise<unknown>) {
  let isOver = false;
  const runs = { finished: 0, brokenOff: 0, heldUp: 0 };
  async function goOn() {
    while (!isOver) runs[await runOnce(run, lastBreak)] += 1;
  }
  const going = [goOn(), goOn()];
  await meanwhile.finally(() => {
    isOver = true;
  });
  await Promise.all(going);
  return runs;
}
