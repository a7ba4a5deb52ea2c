import { expect, test } from 'vitest';
import { hasRecentListChange, recordListChange } from './recentListChanges.ts';

test('a change of this browser is recent for 15 seconds', () => {
  expect(hasRecentListChange(0)).toBe(false);
  recordListChange(1_000_000);
  expect(hasRecentListChange(1_014_999)).toBe(true);
  expect(hasRecentListChange(1_015_000)).toBe(false);
});
