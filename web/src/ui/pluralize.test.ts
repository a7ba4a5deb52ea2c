import { expect, test } from 'vitest';
import { pluralize } from './pluralize.ts';

test('pluralizes the noun and separates thousands', () => {
  const texts = [0, 1, 999, 1_000, 12_345, 1_234_567].map((count) => pluralize(count, 'ballot'));
  expect(texts.join('; ')).toBe(
    '0 ballots; 1 ballot; 999 ballots; 1,000 ballots; 12,345 ballots; 1,234,567 ballots',
  );
});
