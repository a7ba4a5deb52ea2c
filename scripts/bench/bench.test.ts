import { expect, test } from 'vitest';
import { percentile } from './figure.ts';
import { workAfterInputs } from './mainThreadWork.ts';
import { toLines, toMarkdown } from './report.ts';

const about = { date: '2026-01-02', machine: 'a machine', build: 'a build' };
const measured = (value: number) => [
  { how: 'By hand.', figures: [{ what: 'A thing', unit: 'KB' as const, measured: value, budget: 10 }] },
];

test('the median and the 95th percentile are values of the sample', () => {
  const sample = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(sample, 0.5)).toBe(10);
  expect(percentile(sample, 0.95)).toBe(19);
  expect(() => percentile([], 0.5)).toThrow(RangeError);
});

test('a budget that is just kept is met, one byte more is told clearly', () => {
  expect(toMarkdown(measured(10), about)).toContain('| A thing |  10 KB |  10.0 KB | yes |');
  expect(toMarkdown(measured(10.001), about)).toContain('| **NO** |');
  expect(toLines(measured(10.001)).at(-1)).toBe('MISSED 1 of the budgets: A thing.');
});

test('a missed budget has its reason told, a met one has none', () => {
  const figure = { unit: 'KB' as const, budget: 10, reason: 'It is heavy.' };
  const both = [5, 11, 12].map((value) => ({ ...figure, what: `ReportTarget of ${value}`, measured: value }));
  const text = toMarkdown([{ how: 'By hand.', figures: both }], about);
  expect(text).toContain(
    '## Missed, and why\n\n- **ReportTarget of 11; ReportTarget of 12**: It is heavy.\n',
  );
  expect(toMarkdown(measured(10), about)).not.toContain('Missed');
});

test('work is what the thread of the input did from its task on, until the page is idle', () => {
  const task = (ts: number, dur: number, tid = 1) => ({
    name: 'RunTask',
    pid: 1,
    tid,
    ts,
    dur,
    tdur: dur / 2,
  });
  const keydown = { name: 'EventDispatch', pid: 1, tid: 1, ts: 1500, args: { data: { type: 'keydown' } } };
  const events = [
    task(0, 900),
    task(1000, 2000),
    keydown,
    task(4000, 6000),
    task(4000, 6000, 2),
    task(600_000, 9000),
  ];
  const kind = { begin: 'keydown', answered: 'keydown' } as const;
  expect(workAfterInputs(events, kind)).toEqual([{ elapsed: 8, cpu: 4, answer: 2 }]);
});
