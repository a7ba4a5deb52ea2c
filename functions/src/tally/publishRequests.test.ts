import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPublishRequests, type PublishTask, publishTaskSchema, untilDue } from './publishRequests.ts';

const start = 1_790_000_000_000;

/** A queue that takes each id once, as Cloud Tasks does; its next call fails before or after it takes the task. */
function createQueue() {
  const tasks = new Map<string, PublishTask>();
  const state = { now: start, calls: 0, fault: undefined as 'before' | 'after' | undefined };
  const enqueue = async (task: PublishTask) => {
    const { fault } = state;
    Object.assign(state, { calls: state.calls + 1, fault: undefined });
    if (fault === 'before') throw new Error('The connection broke');
    if (!tasks.has(task.id)) tasks.set(task.id, task);
    if (fault === 'after') throw new Error('The connection broke');
  };
  const createMachine = (skew = 0) => createPublishRequests(enqueue, () => state.now + skew);
  return { state, createMachine, getTasks: () => [...tasks.values()] };
}

describe('requesting publication', () => {
  const anyChange = fc.record({
    pause: fc.nat({ max: 2500 }),
    machine: fc.nat(2),
    fault: fc.constantFrom(undefined, undefined, 'before' as const, 'after' as const),
  });

  it('publishes each change within two seconds, on any machine, and although the queue may fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange), async (changes) => {
        const { state, createMachine, getTasks } = createQueue();
        const machines = [-150, 0, 150].map(createMachine);
        for (const { pause, machine, fault } of changes) {
          Object.assign(state, { now: state.now + pause, fault });
          const request = () => machines[machine]?.('goat-social');
          await request()?.catch(request);
          const isInTime = ({ dueAt }: PublishTask) => dueAt > state.now && dueAt <= state.now + 2000;
          expect(getTasks().some(isInTime)).toBe(true);
        }
      }),
    );
  });

  it('calls the queue once in a second and category, however many changes there are', async () => {
    const { state, createMachine, getTasks } = createQueue();
    const request = createMachine();
    for (let change = 0; change < 100; change += 1) await request('goat-social');
    expect([state.calls, getTasks().length]).toEqual([1, 1]);
    await request('goat-strategy');
    expect(getTasks().map(({ category }) => category)).toEqual(['goat-social', 'goat-strategy']);
    state.now += 1000;
    await request('goat-social');
    expect(getTasks()).toHaveLength(3);
  });
});

describe('a task', () => {
  it('waits until it is due, and never long', () => {
    expect(untilDue(start + 700, start)).toBe(700);
    expect(untilDue(start - 1, start)).toBe(0);
    expect(untilDue(start + 60_000, start)).toBeLessThan(2000);
  });

  it('names a category and its moment', () => {
    expect(publishTaskSchema.safeParse({ category: 'goat-social', dueAt: start }).success).toBe(true);
    expect(publishTaskSchema.safeParse({ category: 'goat-luck', dueAt: start }).success).toBe(false);
  });
});
