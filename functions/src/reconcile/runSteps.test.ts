import { expect, it, vi } from 'vitest';
import { runSteps } from './runSteps.ts';

const succeeding = (name: string) => ({ name, run: vi.fn(async () => undefined) });

it('runs the steps after a failing one, fails at the end, and resumes with the failed step', async () => {
  const error = new Error('The connection broke');
  const failing = { name: 'second', run: vi.fn(async () => undefined).mockRejectedValueOnce(error) };
  const steps = [succeeding('first'), failing, succeeding('third')];
  const progress = { finished: new Set<string>(), onFailure: vi.fn() };

  await expect(runSteps(steps, progress)).rejects.toMatchObject({ errors: [error] });
  expect(progress.onFailure).toHaveBeenCalledExactlyOnceWith('second', error);

  await runSteps(steps, progress);
  expect(steps.map(({ run }) => run.mock.calls.length)).toEqual([1, 2, 1]);
  expect(progress.onFailure).toHaveBeenCalledTimes(1);
});
