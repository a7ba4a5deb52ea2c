import { expect, test } from 'vitest';
import { isOwnChangeRecent, noteOwnChange } from './ownChanges.ts';

test("a change of one's own is recent for 15 seconds", () => {
  expect(isOwnChangeRecent(0)).toBe(false);
  noteOwnChange(1_000_000);
  expect(isOwnChangeRecent(1_014_999)).toBe(true);
  expect(isOwnChangeRecent(1_015_000)).toBe(false);
});
