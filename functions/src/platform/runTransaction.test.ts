import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RETRIED_MS, runTransaction } from './runTransaction.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const update = async () => 'written';

/** A database whose transactions fail with this error until `isFree` says otherwise; each takes 20 s. */
function contendedDatabase(error: Error, isFree: (attempts: number) => boolean) {
  const attempts = vi.fn(async () => {
    vi.advanceTimersByTime(20_000);
    if (!isFree(attempts.mock.calls.length)) throw error;
    return 'written';
  });
  return { db: { runTransaction: attempts } as unknown as Firestore, attempts };
}

const withCode = (code: number, message: string) => Object.assign(new Error(message), { code });

it.each([
  ['aborted', withCode(10, 'Too much contention on these documents.')],
  ['late', withCode(4, 'Deadline exceeded')],
  ['closed by the emulator', withCode(3, 'Transaction is invalid or closed.')],
  ['without a lock in the emulator', withCode(2, '10 ABORTED: Transaction lock timeout.')],
])('repeats a transaction that was %s', async (_how, error) => {
  const { db, attempts } = contendedDatabase(error, (count) => count === 3);
  await expect(runTransaction(db, update)).resolves.toBe('written');
  expect(attempts).toHaveBeenCalledTimes(3);
});

it('gives up after a minute of contention', async () => {
  const error = withCode(10, 'Too much contention on these documents.');
  const startedAt = Date.now();
  await expect(runTransaction(contendedDatabase(error, () => false).db, update)).rejects.toBe(error);
  expect(Date.now() - startedAt).toBeGreaterThan(RETRIED_MS);
});

it.each([
  ['was refused', withCode(7, 'Permission denied')],
  ['threw', new TypeError('No such field')],
])('does not repeat a transaction that %s', async (_how, error) => {
  const { db, attempts } = contendedDatabase(error, () => false);
  await expect(runTransaction(db, update)).rejects.toBe(error);
  expect(attempts).toHaveBeenCalledTimes(1);
});
