import { setTimeout as wait } from 'node:timers/promises';
import type {
  Firestore,
  ReadOnlyTransactionOptions,
  ReadWriteTransactionOptions,
  Transaction,
} from 'firebase-admin/firestore';

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

/**
 * Creates a function that runs work of the same key one after the other in this instance. It spares transactions that read and
 * write the same document from aborting each other; it does not replace them, because there are other instances.
 * @param waitMaxMs how long work waits for the one before. Anybody can hold up a transaction on their own documents.
 */
export function createKeyedQueue(waitMaxMs: number) {
  /** The last work of each key that waits or runs. */
  const last = new Map<string, Promise<unknown>>();
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key);
    const limit = () => wait(waitMaxMs, undefined, { ref: false });
    const result = before ? Promise.race([before, limit()]).then(work, work) : work();
    last.set(key, result);
    const leave = () => last.get(key) === result && last.delete(key);
    result.then(leave, leave);
    return result;
  };
}
