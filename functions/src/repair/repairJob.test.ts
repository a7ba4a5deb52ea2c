import { expect, it, vi } from 'vitest';
import { runAll, type Work } from './repairJob.ts';

const result = { checked: 1, repaired: 0, skipped: 0, isFinished: true };
const succeeding = (name: string) => ({ name, run: vi.fn(async () => result) });
const createProgress = () => ({ onResult: vi.fn(), onFailure: vi.fn() });

it('runs all steps although one fails, tells their results, and fails at the end', async () => {
  const error = new Error('The connection broke');
  const failing = { name: 'second', run: vi.fn(() => Promise.reject(error)) };
  const last = { ...succeeding('last'), isLast: true } as const;
  const all = [last, succeeding('first'), failing, succeeding('third')];
  const progress = createProgress();

  await expect(runAll(all, progress)).rejects.toMatchObject({ errors: [error] });
  expect(progress.onFailure).toHaveBeenCalledExactlyOnceWith('second', error);
  expect(progress.onResult.mock.calls).toEqual(['first', 'third', 'last'].map((name) => [name, result]));
});

it('does not let a slow step keep others waiting, except those that come last', async () => {
  const slow = Promise.withResolvers<typeof result>();
  const progress = createProgress();
  const all: Work[] = [
    { name: 'slow', run: () => slow.promise },
    succeeding('quick'),
    { ...succeeding('last'), isLast: true },
  ];
  const running = runAll(all, progress);
  await vi.waitFor(() => expect(progress.onResult).toHaveBeenCalledExactlyOnceWith('quick', result));
  slow.resolve(result);
  await expect(running).resolves.toEqual([]);
  expect(progress.onResult.mock.calls.map(([name]) => name)).toEqual(['quick', 'slow', 'last']);
});

it('gives the steps that did not do all of their part', async () => {
  const interrupted = { name: 'interrupted', run: async () => ({ ...result, isFinished: false }) };
  await expect(runAll([succeeding('first'), interrupted], createProgress())).resolves.toEqual([
    'interrupted',
  ]);
});
