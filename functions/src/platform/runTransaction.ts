import { setTimeout as wait } from 'node:timers/promises';
import type {
  Firestore,
  ReadOnlyTransactionOptions,
  ReadWriteTransactionOptions,
  Transaction,
} from 'firebase-admin/firestore';
import pLimit, { type LimitFunction } from 'p-limit';

/** Longer than the minute after which the database ends a transaction without requests, with its locks. */
export const RETRIED_MS = 75_000;

const FIRST_WAIT_MS = 100;
const WAIT_MAX_MS = 5000;

/** Codes of gRPC: `DEADLINE_EXCEEDED` and `ABORTED`. */
const contentionCodes: readonly unknown[] = [4, 10];

/** The emulator's words for contention, which it sends with other codes. */
const contentionWords = /transaction is invalid or closed|transaction lock timeout/i;

/**
 * Runs a transaction, and repeats it for more than a minute while others hold its documents. The database client gives up
 * after five attempts, about 15 s, but anybody with an account can hold documents that they may read for a minute.
 * @throws when Firestore fails otherwise, or what `update` throws; then nothing has changed.
 */
export async function runTransaction<T>(
  db: Firestore,
  update: (transaction: Transaction) => Promise<T>,
  options?: ReadOnlyTransactionOptions | ReadWriteTransactionOptions,
): Promise<T> {
  const giveUpAt = Date.now() + RETRIED_MS;
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, WAIT_MAX_MS)) {
    try {
      return await db.runTransaction(update, options);
    } catch (error) {
      if (!isContention(error) || Date.now() > giveUpAt) throw error;
    }
    // A random part, so that two who collided do not collide again.
    await wait(pause * (0.5 + Math.random() / 2));
  }
}

/** Whether Firestore gave up because others held a document too long. */
export function isContention(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && contentionCodes.includes(error.code)) || contentionWords.test(error.message);
}

/** Those that run or wait, by their keys. */
const turns = new Map<string, LimitFunction>();

/**
 * Runs work of the same key one after the other in this instance. It spares transactions that read and write the same document
 * from aborting each other; it does not replace them, because there are other instances.
 * @param turnMs how long work waits for the one before. Anybody can hold up a transaction on their own documents.
 */
export async function runInTurn<Result>(
  key: string,
  work: () => Promise<Result>,
  turnMs = 2000,
): Promise<Result> {
  const turn = turns.get(key) ?? pLimit(1);
  turns.set(key, turn);
  const { result } = await turn(async () => {
    const result = work();
    await Promise.race([Promise.allSettled([result]), wait(turnMs, undefined, { ref: false })]);
    return { result };
  });
  if (turn.activeCount + turn.pendingCount === 0) turns.delete(key);
  return result;
}
