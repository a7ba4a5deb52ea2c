import * as fc from 'fast-check';
import { createPublishRequests, type PublishTask } from '../../tally/publishRequests.ts';

/** How far the clocks of the machines are off, in milliseconds. */
const CLOCK_SKEWS = [-150, -60, 0, 150];

/**
 * Simulates Cloud Tasks with a clock that only `tick` moves: it takes each id once and gives out a task when it is due.
 * Enqueueing may fail before the queue has the task, and after.
 */
export function createTaskQueue(seed: number) {
  const failures = fc.sample(fc.constantFrom(true, ...Array<false>(5).fill(false)), { numRuns: 997, seed });
  const ids = new Set<string>();
  let now = 1_790_000_000_000;
  let pending: PublishTask[] = [];
  let calls = 0;
  const mayFail = () => {
    calls += 1;
    // The code of contention, so that the event counts as failed and is delivered again.
    if (failures[calls % failures.length]) throw Object.assign(new Error('Enqueueing failed'), { code: 10 });
  };
  const enqueue = async (task: PublishTask) => {
    mayFail();
    if (!ids.has(task.id)) pending.push(task);
    ids.add(task.id);
    mayFail();
  };
  return {
    /** `requestPublication` of each machine that runs the trigger. */
    machines: CLOCK_SKEWS.map((skew) => createPublishRequests(enqueue, () => now + skew)),
    isEmpty: () => pending.length === 0,
    tick: (milliseconds: number): PublishTask[] => {
      now += milliseconds;
      const due = pending.filter(({ dueAt }) => dueAt <= now);
      pending = pending.filter(({ dueAt }) => dueAt > now);
      return due;
    },
  };
}
