import { expect, test } from 'vitest';
import { source } from './smallInteger.ts';

test.each([
  ['9', '10', -1],
  ['-3', '-3', 0],
  ['9223372036854775807', '9223372036854775806', 1],
])('compares %s with %s', async (one, other, expected) => {
  const { Integer } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  expect(Integer.fromString(one).compare(Integer.fromString(other))).toBe(expected);
});
