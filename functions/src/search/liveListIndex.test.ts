import { describe, expect, it } from 'vitest';
import { createSingleFlight } from './liveListIndex.ts';

/** Work whose runs end when the test says so. */
function createControlledWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const work = createSingleFlight(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { ...work, runs };
}

it('shares the current run and its failure with who joins, and starts a new run afterwards', async () => {
  const { join, runs } = createControlledWork();
  const both = [join(), join()];
  runs[0]?.reject(new Error('The connection broke'));
  for (const each of both) await expect(each).rejects.toThrow('The connection broke');
  const third = join();
  runs[1]?.resolve();
  await expect(third).resolves.toBeUndefined();
  void join();
  expect(runs).toHaveLength(3);
});

describe('runAfterNow', () => {
  it('starts a run at once when none is going on', () => {
    const { runAfterNow, runs } = createControlledWork();
    void runAfterNow();
    expect(runs).toHaveLength(1);
  });

  it.each([
    ['succeeds', (run?: PromiseWithResolvers<void>) => run?.resolve()],
    ['fails', (run?: PromiseWithResolvers<void>) => run?.reject(new Error('The connection broke'))],
  ])('shares the next run after a run that %s', async (_how, end) => {
    const { join, runAfterNow, runs } = createControlledWork();
    const first = join().catch(() => undefined);
    let isDone = false;
    const later = Promise.all([runAfterNow(), runAfterNow()]).then(() => {
      isDone = true;
    });
    end(runs[0]);
    await first;
    await expect.poll(() => runs.length).toBe(2);
    expect(isDone).toBe(false);
    runs[1]?.resolve();
    await later;
    expect(runs).toHaveLength(2);
  });
});
