import { createPublishRequests, type PublishTask } from '../tally/publishRequests.ts';
import { drawn, mayBreakOff } from './storm.ts';

/** How far the machines' clocks are apart at most, in milliseconds. */
const SKEW_MS = 300;

/**
 * Cloud Tasks, by a clock that stands still between two ticks: takes each id once and hands a task over when it is due.
 * Asking may break off before the queue has the task, and after.
 */
export function openTaskQueue() {
  let now = 1_790_000_000_000;
  let pending: PublishTask[] = [];
  const ids = new Set<string>();
  const enqueue = async (task: PublishTask) => {
    mayBreakOff();
    if (!ids.has(task.id)) pending.push(task);
    ids.add(task.id);
    mayBreakOff();
  };
  return {
    /** Machines that run the trigger, their clocks apart. */
    machines: Array.from({ length: 4 }, () => {
      const skew = drawn(SKEW_MS) - SKEW_MS / 2;
      return createPublishRequests(enqueue, () => now + skew);
    }),
    isEmpty: () => pending.length === 0,
    tick: (milliseconds: number) => {
      now += milliseconds;
      const due = pending.filter(({ dueAt }) => dueAt <= now);
      pending = pending.filter(({ dueAt }) => dueAt > now);
      return due;
    },
  };
}
