import { countFigure } from '@outrank/shared/testing/figures';
import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { db, interrupted } from './emulator.ts';

/**
 * The cloud delivers an event at least once: late, twice, in any order, beside others, and again when a run failed. The
 * emulator delivers each once and in order, so tests deliver here. The cores write in transactions and nowhere else, so
 * breaking off before and after transactions comes to breaking off at any step.
 */

/** What an event does when it arrives: a core, perhaps with what caused the event before it, in the database given. */
export type Arrival = (db: Firestore) => Promise<unknown>;

/** Where a run breaks off: before a transaction (counted from 1), or after it, when only the answer is lost. */
export type Break = { readonly transaction: number; readonly moment: 'before' | 'after' };

type Chaos = {
  /** The numbers of the events, in the order in which they arrive. */
  readonly order: readonly number[];
  /** Where each arrival breaks off, if it does. */
  readonly breaks: readonly (Break | null)[];
  /** How many arrivals run beside each other. */
  readonly overlap: number;
};

export class ConnectionBroke extends Error {}

/** The last transaction that an arrival may break off at. */
const LAST_BREAK = 4;

export const someBreak: fc.Arbitrary<Break> = fc.record(
  { transaction: fc.integer({ min: 1, max: LAST_BREAK }), moment: fc.constantFrom('before', 'after') },
  { noNullPrototype: true },
);

/** Each of so many events twice, in any order, some breaking off, some at once. */
export function anyChaos(events: number): fc.Arbitrary<Chaos> {
  const twice = Array.from({ length: events * 2 }, (_, place) => place % events);
  const all = { minLength: twice.length, maxLength: twice.length };
  return fc.record({
    order: fc.shuffledSubarray(twice, all),
    breaks: fc.array(fc.option(someBreak), all),
    overlap: fc.integer({ min: 1, max: 4 }),
  });
}

/**
 * Delivers each event twice, as the chaos says, and again without a break where a run broke off. Ends when all went through.
 * @throws what a run throws by itself.
 */
export async function deliver(events: readonly Arrival[], { order, breaks, overlap }: Chaos): Promise<void> {
  const waiting = order.map((event, place) => ({ arrive: events[event], broken: breaks[place] ?? null }));
  async function takeNext(): Promise<void> {
    const next = waiting.shift();
    if (!next?.arrive) return;
    if (!(await goesThrough(next.arrive, next.broken))) waiting.push({ ...next, broken: null });
    await takeNext();
  }
  await Promise.all(Array.from({ length: overlap }, takeNext));
}

type Attempt = {
  /** Makes the world in which the run begins. */
  readonly prepare: () => Promise<unknown>;
  readonly run: Arrival;
  /** Looks at what a second run, undisturbed, made of what the first left. */
  readonly check: () => Promise<unknown>;
};

/** Breaks a run off wherever it can, each time in a fresh world, and lets a second one end it. Gives the number of places. */
export async function breakOffEverywhere({ prepare, run, check }: Attempt): Promise<number> {
  for (let place = 0; ; place += 1) {
    await prepare();
    const transaction = 1 + Math.floor(place / 2);
    if (await goesThrough(run, { transaction, moment: place % 2 === 0 ? 'before' : 'after' })) return place;
    await run(db);
    await check();
  }
}

/** Whether a run came to its end without meeting the break. */
export async function goesThrough(run: Arrival, broken: Break | null, database = db): Promise<boolean> {
  const breakOff = (moment: Break['moment']) => (transaction: number) => {
    if (broken?.moment === moment && broken.transaction === transaction) throw new ConnectionBroke();
  };
  countFigure('deliveries');
  try {
    await run(interrupted({ before: breakOff('before'), after: breakOff('after') }, database));
    return true;
  } catch (error) {
    if (error instanceof ConnectionBroke) return false;
    throw error;
  }
}
