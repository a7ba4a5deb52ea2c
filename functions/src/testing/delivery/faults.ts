import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { isContention } from '../../platform/runTransaction.ts';
import { db, interrupted } from '../emulator.ts';

/** What a function does with the database that it is given. */
export type DatabaseWork = (db: Firestore) => Promise<unknown>;

/**
 * Where a run fails: before a transaction (counted from 1), or after it, when only its answer is lost. Functions write in
 * transactions alone, so these faults cover every step.
 */
export type Fault = { readonly transaction: number; readonly moment: 'before' | 'after' };

class ConnectionError extends Error {}

/** Mostly in the first transactions, because most functions run few; the repair job runs many. */
export const anyFault: fc.Arbitrary<Fault> = fc.record(
  {
    transaction: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: fc.integer({ min: 5, max: 100 }) },
    ),
    moment: fc.constantFrom('before', 'after'),
  },
  { noNullPrototype: true },
);

/**
 * Runs with an injected fault and says whether the run succeeded. One that gave up because others locked its documents
 * failed too: the cloud delivers its event again.
 */
export async function runWithFault(run: DatabaseWork, fault: Fault | null, database = db): Promise<boolean> {
  const failAt = (moment: Fault['moment']) => (transaction: number) => {
    if (fault?.moment === moment && fault.transaction === transaction) throw new ConnectionError();
  };
  return succeeds(() => run(interrupted({ before: failAt('before'), after: failAt('after') }, database)));
}

/** Whether a run met no fault. */
async function succeeds(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    if (errors.every((each) => each instanceof ConnectionError || isContention(each))) return false;
    throw error;
  }
}

/**
 * Fails a run after each transaction that writes; the next run continues in the same database. Ends with the first run that has
 * nothing left to write, so it is for runs that write nothing twice, of which it takes fewer than `failAtEveryStep`.
 * @returns the number of transactions that wrote.
 */
export async function failAfterEveryWrite(run: DatabaseWork): Promise<number> {
  const after = (_: number, hasWritten: boolean) => {
    if (hasWritten) throw new ConnectionError();
  };
  for (let writes = 0; ; writes += 1) if (await succeeds(() => run(interrupted({ after })))) return writes;
}

type Check = () => Promise<unknown>;

/**
 * Fails a run before its first transaction and after each, every time in a newly seeded database, and completes it with an
 * undisturbed second run. A failure before a later transaction would leave the same as one after the transaction before it.
 * @returns the number of transactions.
 */
export async function failAtEveryStep(
  seed: () => Promise<unknown>,
  run: DatabaseWork,
  check: Check,
): Promise<number> {
  for (let transactions = 0; ; transactions += 1) {
    await seed();
    const fault: Fault =
      transactions === 0
        ? { transaction: 1, moment: 'before' }
        : { transaction: transactions, moment: 'after' };
    if (await runWithFault(run, fault)) return transactions - 1;
    await run(db);
    await check();
  }
}
