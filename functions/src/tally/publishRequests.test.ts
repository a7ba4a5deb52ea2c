import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPublishRequests, type PublishTask, publishTaskSchema, untilDue } from './publishRequests.ts';

const start = 1_790_000_000_000;

/** A queue that takes each id once, as Cloud Tasks does, and how to ask it at a moment. */
function openQueue() {
  const tasks = new Map<string, PublishTask>();
  let now = start;
  let calls = 0;
  const newMachine = () =>
    createPublishRequests(
      async (task) => {
        calls += 1;
        if (!tasks.has(task.id)) tasks.set(task.id, task);
      },
      () => now,
    );
  return {
    newMachine,
    tasks: () => [...tasks.values()],
    calls: () => calls,
    wait: (milliseconds: number) => {
      now += milliseconds;
      return now;
    },
  };
}

describe('a change of ballots', () => {
  it('is published within two seconds, whenever the others came and on whichever machine', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 2500 })), async (pauses) => {
        const queue = openQueue();
        const machines = [queue.newMachine(), queue.newMachine()];
        for (const [turn, pause] of pauses.entries()) {
          const changedAt = queue.wait(pause);
          await machines[turn % 2]?.('goat-social');
          expect(queue.tasks().some(({ dueAt }) => dueAt > changedAt && dueAt <= changedAt + 2000)).toBe(
            true,
          );
        }
      }),
    );
  });

  it('is asked for once in a second, however many there are', async () => {
    const queue = openQueue();
    const request = queue.newMachine();
    for (let change = 0; change < 100; change += 1) await request('goat-social');
    expect([queue.calls(), queue.tasks().length]).toEqual([1, 1]);
    queue.wait(1000);
    await request('goat-social');
    expect(queue.tasks()).toHaveLength(2);
  });

  it('is asked for in each category by itself', async () => {
    const queue = openQueue();
    const request = queue.newMachine();
    await request('goat-social');
    await request('goat-strategy');
    expect(queue.tasks().map(({ category }) => category)).toEqual(['goat-social', 'goat-strategy']);
  });

  it('is asked for again after the queue failed', async () => {
    const failing = [new Error('The connection broke')];
    const taken: PublishTask[] = [];
    const request = createPublishRequests(
      async (task) => {
        const error = failing.pop();
        if (error) throw error;
        taken.push(task);
      },
      () => start,
    );
    await expect(request('goat-social')).rejects.toThrow('The connection broke');
    await request('goat-social');
    expect(taken).toHaveLength(1);
  });
});

describe('a task', () => {
  it('that comes before it is due waits, and one that comes late does not', () => {
    expect(untilDue(start + 700, start)).toBe(700);
    expect(untilDue(start - 1, start)).toBe(0);
    expect(untilDue(start + 60_000, start)).toBeLessThan(2000);
  });

  it('names a category and its moment', () => {
    expect(publishTaskSchema.safeParse({ category: 'goat-social', dueAt: start }).success).toBe(true);
    expect(publishTaskSchema.safeParse({ category: 'goat-luck', dueAt: start }).success).toBe(false);
  });
});
