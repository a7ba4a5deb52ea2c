import { expect, test } from 'vitest';
import { sumWorkAfterInputs } from './mainThreadWork.ts';

test("sums the work of the input's thread from its task on until the page is idle", () => {
  const createTask = (ts: number, dur: number, tid = 1) => ({
    name: 'RunTask',
    pid: 1,
    tid,
    ts,
    dur,
    tdur: dur / 2,
  });
  const keydown = { name: 'EventDispatch', pid: 1, tid: 1, ts: 1500, args: { data: { type: 'keydown' } } };
  const tasks = [createTask(1000, 2000), createTask(4000, 6000), createTask(4000, 6000, 2)];
  const events = [createTask(0, 900), keydown, ...tasks, createTask(600_000, 9000)];
  expect(sumWorkAfterInputs(events, 'keydown')).toEqual([4]);
});
