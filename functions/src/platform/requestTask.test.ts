import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTask, untilDue } from './requestTask.ts';

type Task = ReturnType<typeof toTask>;

const start = 1_790_000_000_000;

/** A queue that takes each id once, as Cloud Tasks does; its next call fails before or after it takes the task. */
function createQueue() {
  const tasks = new Map<string, Task>();
  const state = { now: start, fault: undefined as 'before' | 'after' | undefined };
  const enqueue = async (task: Task) => {
    const { fault } = state;
    state.fault = undefined;
    if (fault === 'before') throw new Error('The connection broke');
    if (!tasks.has(task.id)) tasks.set(task.id, task);
    if (fault === 'after') throw new Error('The connection broke');
  };
  const createMachine = (skew = 0) => {
    return (key: string) =>
      enqueue(toTask({ queue: 'countTarget', key, payload: { target: key } }, state.now + skew));
  };
  return { state, enqueue, createMachine, getTasks: () => [...tasks.values()] };
}

describe('requesting a task', () => {
  const anyChange = fc.record({
    pause: fc.nat({ max: 2500 }),
    machine: fc.nat(2),
    fault: fc.constantFrom(undefined, undefined, 'before' as const, 'after' as const),
  });

  it('makes one follow each change within two seconds, on any machine, and although the queue may fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange), async (changes) => {
        const { state, createMachine, getTasks } = createQueue();
        const machines = [-150, 0, 150].map(createMachine);
        for (const { pause, machine, fault } of changes) {
          Object.assign(state, { now: state.now + pause, fault });
          const request = () => machines[machine]?.('ana~list_1');
          await request()?.catch(request);
          const isInTime = ({ data: { dueAt } }: Task) => dueAt > state.now && dueAt <= state.now + 2000;
          expect(getTasks().some(isInTime)).toBe(true);
        }
      }),
    );
  });

  it('makes one in a second for each key, however many changes there are', async () => {
    const { state, createMachine, getTasks } = createQueue();
    const request = createMachine();
    for (let change = 0; change < 100; change += 1) await request('ana~list_1');
    await Promise.all([1, 2, 3].map(() => request('ben~list_1')));
    expect(getTasks().map(({ data }) => data)).toMatchObject([
      { target: 'ana~list_1' },
      { target: 'ben~list_1' },
    ]);
    state.now += 1000;
    await request('ana~list_1');
    expect(getTasks()).toHaveLength(3);
  });

  it('names every task in a form that the queue accepts, another for each queue, key and second', async () => {
    const { state, enqueue, getTasks } = createQueue();
    for (const key of ['list~ana~list_1', 'list~ana~list_2', `Ünï/${'x'.repeat(1500)}`]) {
      await enqueue(toTask({ queue: 'countTarget', key, payload: {} }, state.now));
      await enqueue(toTask({ queue: 'publishTopTen', key, payload: {} }, state.now));
    }
    expect(getTasks()).toHaveLength(6);
    for (const { id } of getTasks()) expect(id).toMatch(/^[A-Za-z0-9_-]{1,500}$/);
  });
});

it('a task waits until it is due, and never long', () => {
  expect(untilDue(start + 700, start)).toBe(700);
  expect(untilDue(start - 1, start)).toBe(0);
  expect(untilDue(start + 60_000, start)).toBeLessThan(2000);
});
