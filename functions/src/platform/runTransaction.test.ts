import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRIED_MS, runInTurn, runTransaction } from './runTransaction.ts';

describe('a transaction', () => {
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
});

describe('work in turn', () => {
  /** Starts work of a key that ends when `end` is called. */
  function startWork(key: string, turnMs = 60_000) {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const work = vi.fn(() => promise);
    return { work, end: resolve, fail: reject, result: runInTurn(key, work, turnMs) };
  }

  it('runs one after the other with one key, and at once with others', async () => {
    const [first, second, other] = [startWork('a'), startWork('a'), startWork('b')];
    await vi.waitFor(() => expect([first, other].map(({ work }) => work.mock.calls.length)).toEqual([1, 1]));
    expect(second.work).not.toHaveBeenCalled();
    first.end('first');
    await vi.waitFor(() => expect(second.work).toHaveBeenCalled());
    second.end('second');
    await expect(Promise.all([first.result, second.result])).resolves.toEqual(['first', 'second']);
    other.end('other');
  });

  it('goes on after a failure, which only its own caller sees', async () => {
    const [first, second] = [startWork('a'), startWork('a')];
    first.fail(new Error('The database is away'));
    second.end('second');
    await expect(first.result).rejects.toThrow('away');
    await expect(second.result).resolves.toBe('second');
  });

  it('does not wait forever for work that somebody holds up', async () => {
    const [held, next] = [startWork('a', 1), startWork('a')];
    next.end('next');
    await expect(next.result).resolves.toBe('next');
    held.end('held');
    await expect(held.result).resolves.toBe('held');
  });
});
