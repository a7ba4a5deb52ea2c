import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { type Break, goesThrough, someBreak } from './chaos.ts';
import { type CloudEvent, cloud } from './cloud.ts';

type Delivery = { readonly delay: number; readonly broken: Break | null };

/** How often an event arrives, how many moments late each time, and where the run breaks off. Lost: not at all. */
export type Fate = readonly Delivery[];

/** How many runs go on beside each other. */
const OVERLAP = 4;

const someDelivery: fc.Arbitrary<Delivery> = fc.record(
  { delay: fc.nat(8), broken: fc.option(someBreak) },
  { noNullPrototype: true },
);
const atLeastOnce = fc.array(someDelivery, { minLength: 1, maxLength: 3 });

/** The fates of events in turn, over and over; without losses each of them arrives. */
export const anyFates = fc.array(atLeastOnce, { minLength: 1, maxLength: 15 });
export const anyFatesWithLosses = fc.array(
  fc.oneof({ weight: 4, arbitrary: atLeastOnce }, { weight: 1, arbitrary: fc.constant<Fate>([]) }),
  { minLength: 1, maxLength: 15 },
);

type Waiting = { readonly event: CloudEvent; readonly broken: Break | null; readonly dueAt: number };

/** The queue of the cloud: every event that it is told goes through its fate, beside whatever the caller does. */
export class CloudQueue {
  readonly figures = { events: 0, deliveries: 0, breaks: 0, losses: 0 };
  readonly #db: Firestore;
  readonly #fates: readonly Fate[];
  readonly #running = new Set<Promise<void>>();
  readonly #failures: unknown[] = [];
  #waiting: readonly Waiting[] = [];
  #moment = 0;

  constructor(db: Firestore, fates: readonly Fate[]) {
    this.#db = db;
    this.#fates = fates;
  }

  readonly tell = (event: CloudEvent): void => {
    if (event.task && this.#waiting.some(({ event: { task } }) => task === event.task)) return;
    const fate = this.#fates[this.figures.events % this.#fates.length] ?? [];
    this.figures.events += 1;
    if (fate.length === 0) this.figures.losses += 1;
    const due = fate.map(({ delay, broken }) => ({ event, broken, dueAt: this.#moment + delay }));
    this.#waiting = [...this.#waiting, ...due];
  };

  /** A moment passes: what is due arrives, and runs on beside what follows. */
  pass(): void {
    this.#moment += 1;
    const due = this.#waiting.filter(({ dueAt }) => dueAt <= this.#moment);
    const next = due.slice(0, OVERLAP - this.#running.size);
    this.#waiting = this.#waiting.filter((each) => !next.includes(each));
    for (const each of next) this.#start(each);
  }

  /**
   * Lets everything arrive.
   * @throws what a run threw by itself.
   */
  async settle(): Promise<void> {
    while (this.#waiting.length + this.#running.size > 0) {
      this.pass();
      if (this.#running.size > 0) await Promise.race(this.#running);
    }
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  #start(waiting: Waiting): void {
    const run = this.#deliver(waiting)
      .catch((failure: unknown) => void this.#failures.push(failure))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  async #deliver({ event, broken }: Waiting): Promise<void> {
    this.figures.deliveries += 1;
    if (await goesThrough((db) => event.run(db, this.tell), broken, this.#db)) return;
    this.figures.breaks += 1;
    this.#waiting = [...this.#waiting, { event, broken: null, dueAt: this.#moment }];
  }
}

/** Runs once, undisturbed, what the cloud runs every few minutes and every hour; and every night, where events were lost. */
export async function runSchedules(db: Firestore, { losses }: CloudQueue['figures']): Promise<void> {
  const nightly = losses > 0 ? [cloud.reconcile()] : [];
  const schedules = [...nightly, cloud.recomputeWeeklyTop(), cloud.rebuildSearchSnapshot()];
  for (const { run } of schedules) await run(db, () => undefined);
}
