import { describe, expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

/** Work whose runs end when the test says so. */
function heldWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const work = oneAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { ...work, runs };
}

describe('those who join', () => {
  it('share the run that goes on', async () => {
    const { join, runs } = heldWork();
    const both = Promise.all([join(), join()]);
    runs[0]?.resolve();
    await both;
    expect(runs).toHaveLength(1);
  });

  it('get a new run when none goes on', async () => {
    const { join, runs } = heldWork();
    const first = join();
    runs[0]?.resolve();
    await first;
    void join();
    expect(runs).toHaveLength(2);
  });

  it('share a failure, and the next one starts afresh', async () => {
    const { join, runs } = heldWork();
    const both = [join(), join()];
    runs[0]?.reject(new Error('The connection broke'));
    for (const one of both) await expect(one).rejects.toThrow('The connection broke');
    const third = join();
    runs[1]?.resolve();
    await expect(third).resolves.toBeUndefined();
  });
});

describe('those who need a run that starts after them', () => {
  it('start one at once when none goes on', () => {
    const { runAfterNow, runs } = heldWork();
    void runAfterNow();
    expect(runs).toHaveLength(1);
  });

  it('share the run after the one that goes on', async () => {
    const { join, runAfterNow, runs } = heldWork();
    const first = join();
    let isDone = false;
    const late = Promise.all([runAfterNow(), runAfterNow()]).then(() => {
      isDone = true;
    });
    runs[0]?.resolve();
    await first;
    await expect.poll(() => runs.length).toBe(2);
    expect(isDone).toBe(false);
    runs[1]?.resolve();
    await late;
    expect(runs).toHaveLength(2);
  });

  it('get theirs even when the one before it fails', async () => {
    const { join, runAfterNow, runs } = heldWork();
    const first = join();
    const late = runAfterNow();
    runs[0]?.reject(new Error('The connection broke'));
    await expect(first).rejects.toThrow();
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.resolve();
    await expect(late).resolves.toBeUndefined();
  });
});
