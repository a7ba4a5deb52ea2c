import { expect, test } from 'vitest';
import { getPercentile, toMarkdown } from './report.ts';

const create = (...measured: number[]) => {
  const base = { unit: 'ms', budget: 10 } as const;
  const metrics = measured.map((value) => ({ ...base, what: `Visit of ${value}`, measured: value }));
  return [{ how: 'By hand.', metrics }];
};

test('the median and the 95th percentile are values of the sample', () => {
  const sample = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(getPercentile(sample, 0.5)).toBe(10);
  expect(getPercentile(sample, 0.95)).toBe(19);
  expect(() => getPercentile([], 0.5)).toThrow(RangeError);
});

test('a measured value equal to its budget meets it, and one above misses it', () => {
  expect(toMarkdown(create(10), { Date: '2026-01-02' })).toContain(
    '- Date: 2026-01-02\n\n| what | budget | measured | met | remark |\n| --- | ---: | ---: | --- | --- |\n| Visit of 10 | 10 ms | 10.0 ms | yes |',
  );
  expect(toMarkdown(create(10.001), {})).toContain('| **NO** |');
});
