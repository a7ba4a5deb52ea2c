import { expect, it, vi } from 'vitest';
import { createTurns } from './createTurns.ts';

const LONG_MS = 60_000;

/** Starts work of a key that ends when `end` is called. */
function startWork(takeTurns: ReturnType<typeof createTurns>, key: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = vi.fn(() => promise);
  return { work, end: resolve, fail: reject, result: takeTurns(key, work) };
}

it('runs work of one key one after the other, and of other keys at once', async () => {
  const takeTurns = createTurns(LONG_MS);
  const [first, second, other] = [
    startWork(takeTurns, 'a'),
    startWork(takeTurns, 'a'),
    startWork(takeTurns, 'b'),
  ];
  expect([first, second, other].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 1]);
  first.end('first');
  await vi.waitFor(() => expect(second.work).toHaveBeenCalled());
  second.end('second');
  await expect(Promise.all([first.result, second.result])).resolves.toEqual(['first', 'second']);
});

it('goes on after a failure, which only its own caller sees', async () => {
  const takeTurns = createTurns(LONG_MS);
  const [first, second] = [startWork(takeTurns, 'a'), startWork(takeTurns, 'a')];
  first.fail(new Error('The database is away'));
  second.end('second');
  await expect(first.result).rejects.toThrow('away');
  await expect(second.result).resolves.toBe('second');
});

it('does not wait forever for work that somebody holds up', async () => {
  const takeTurns = createTurns(1);
  const [held, next] = [startWork(takeTurns, 'a'), startWork(takeTurns, 'a')];
  next.end('next');
  await expect(next.result).resolves.toBe('next');
  held.end('held');
  await expect(held.result).resolves.toBe('held');
});
