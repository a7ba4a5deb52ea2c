import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { type CloudEvent, schedules } from './cloudEvents.ts';
import { anyFault, type Fault, runWithFault } from './faults.ts';

/** Deliveries that run at once. */
const CONCURRENCY = 4;

/** One delivery of an event: its delay in moments, and where its first attempts fail. */
type Delivery = { readonly delay: number; readonly faults: readonly Fault[] };

/** The deliveries of an event. An event without any is lost. */
export type DeliveryPlan = readonly Delivery[];

const anyDelivery: fc.Arbitrary<Delivery> = fc.record(
  { delay: fc.nat(8), faults: fc.array(anyFault, { maxLength: 2 }) },
  { noNullPrototype: true },
);
const anyDeliveries = fc.array(anyDelivery, { minLength: 1, maxLength: 3 });
const anyDeliveriesOrLoss = fc.oneof(
  { weight: 4, arbitrary: anyDeliveries },
  { weight: 1, arbitrary: fc.constant<DeliveryPlan>([]) },
);

const toPlans = (plan: fc.Arbitrary<DeliveryPlan>) => fc.array(plan, { minLength: 1, maxLength: 15 });

/** Plans that events take in turn, over and over, without losses. */
export const anyLosslessPlans = toPlans(anyDeliveries);

/** The same, with or without losses. */
export const anyDeliveryPlans = fc.oneof(anyLosslessPlans, toPlans(anyDeliveriesOrLoss));

type Waiting = { readonly event: CloudEvent; readonly faults: readonly Fault[]; readonly dueAt: number };

/**
 * Simulates the cloud's event delivery, which the emulator does not: at least once, late, in any order, several at a time,
 * and again after a failure. Each published event follows the next plan. Events run beside whatever the caller does.
 */
export class EventQueue {
  readonly counters = { events: 0, deliveries: 0, faults: 0, losses: 0 };
  readonly #db: Firestore;
  readonly #plans: readonly DeliveryPlan[];
  readonly #running = new Set<Promise<void>>();
  readonly #errors: unknown[] = [];
  #waiting: Waiting[] = [];
  #moment = 0;

  constructor(db: Firestore, plans: readonly DeliveryPlan[]) {
    this.#db = db;
    this.#plans = plans;
  }

  readonly publish = (event: CloudEvent): void => {
    if (event.task && this.#waiting.some(({ event: { task } }) => task === event.task)) return;
    const plan = this.#plans[this.counters.events % this.#plans.length] ?? [];
    this.counters.events += 1;
    if (plan.length === 0) this.counters.losses += 1;
    for (const { delay, faults } of plan) this.#waiting.push({ event, faults, dueAt: this.#moment + delay });
  };

  /** Advances the clock by a moment and starts the deliveries that are due, the oldest first. */
  tick(): void {
    this.#moment += 1;
    this.#waiting.sort((a, b) => a.dueAt - b.dueAt);
    const due = this.#waiting.findIndex(({ dueAt }) => dueAt > this.#moment);
    const free = CONCURRENCY - this.#running.size;
    const starting = this.#waiting.splice(0, Math.min(due < 0 ? this.#waiting.length : due, free));
    for (const delivery of starting) this.#start(delivery);
  }

  /**
   * Waits until everything is delivered.
   * @throws the first error of a run that was not injected.
   */
  async settle(): Promise<void> {
    while (this.#waiting.length + this.#running.size > 0) {
      this.tick();
      if (this.#running.size > 0) await Promise.race(this.#running);
    }
    if (this.#errors.length > 0) throw this.#errors[0];
  }

  #start(delivery: Waiting): void {
    const run = this.#deliver(delivery)
      .catch((error: unknown) => void this.#errors.push(error))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  async #deliver({ event, faults }: Waiting): Promise<void> {
    this.counters.deliveries += 1;
    if (await runWithFault((db) => event.run(db, this.publish), faults[0] ?? null, this.#db)) return;
    this.counters.faults += 1;
    this.#waiting.push({ event, faults: faults.slice(1), dueAt: this.#moment });
  }
}

/** Runs each schedule once, undisturbed; the repair job only when events were lost. */
export async function runSchedules(db: Firestore, { losses }: EventQueue['counters']): Promise<void> {
  const repair = losses > 0 ? [schedules.repairJob()] : [];
  const runs = [...repair, schedules.recomputeWeeklyTop(), schedules.rebuildSearchSnapshot()];
  for (const { run } of runs) await run(db, () => undefined);
}
