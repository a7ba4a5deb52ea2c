import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPublishRequests, type PublishTask, publishTaskSchema, untilDue } from './publishRequests.ts';

const start = 1_790_000_000_000;

/** A queue that takes each id once, as Cloud Tasks does, and whose first calls may fail. */
function createQueue(errors: Error[] = []) {
  const tasks = new Map<string, PublishTask>();
  const clock = { now: start, calls: 0 };
  const enqueue = async (task: PublishTask) => {
    clock.calls += 1;
    const error = errors.pop();
    if (error) throw error;
    if (!tasks.has(task.id)) tasks.set(task.id, task);
  };
  const createMachine = () => createPublishRequests(enqueue, () => clock.now);
  return { clock, createMachine, getTasks: () => [...tasks.values()] };
}

describe('requesting publication', () => {
  it('publishes each change within two seconds, whenever others happen and on whichever machine', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 2500 })), async (pauses) => {
        const { clock, createMachine, getTasks } = createQueue();
        const machines = [createMachine(), createMachine()];
        for (const [index, pause] of pauses.entries()) {
          clock.now += pause;
          await machines[index % 2]?.('goat-social');
          const isInTime = ({ dueAt }: PublishTask) => dueAt > clock.now && dueAt <= clock.now + 2000;
          expect(getTasks().some(isInTime)).toBe(true);
        }
      }),
    );
  });

  it('calls the queue once in a second and category, however many changes there are', async () => {
    const { clock, createMachine, getTasks } = createQueue();
    const request = createMachine();
    for (let change = 0; change < 100; change += 1) await request('goat-social');
    expect([clock.calls, getTasks().length]).toEqual([1, 1]);
    await request('goat-strategy');
    expect(getTasks().map(({ category }) => category)).toEqual(['goat-social', 'goat-strategy']);
    clock.now += 1000;
    await request('goat-social');
    expect(getTasks()).toHaveLength(3);
  });

  it('calls the queue again after it failed', async () => {
    const { createMachine, getTasks } = createQueue([new Error('The connection broke')]);
    const request = createMachine();
    await expect(request('goat-social')).rejects.toThrow('The connection broke');
    await request('goat-social');
    expect(getTasks()).toHaveLength(1);
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
