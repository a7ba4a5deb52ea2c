import { setTimeout as wait } from 'node:timers/promises';

/**
 * Creates a function that runs work of the same key one after the other in this instance. It spares transactions that read and
 * write the same document from aborting each other; it does not replace them, because there are other instances.
 * @param waitMaxMs how long work waits for the one before. Anybody can hold up a transaction on their own documents.
 */
export function createTurns(waitMaxMs: number) {
  /** The last work of each key that waits or runs. */
  const last = new Map<string, Promise<unknown>>();
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key);
    const limit = () => wait(waitMaxMs, undefined, { ref: false });
    const turn = before ? Promise.race([before, limit()]).then(work, work) : work();
    last.set(key, turn);
    const leave = () => last.get(key) === turn && last.delete(key);
    turn.then(leave, leave);
    return turn;
  };
}
