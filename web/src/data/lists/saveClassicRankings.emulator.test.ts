import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { CLASSIC_LIST_KEYS, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actAs, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { saveClassicRankings } from './readClassicRankings.ts';

const database = setUpDatabase('curator');
const readStored = () => database.read(CLASSIC_RANKINGS_PATH);
const rankings = {
  lists: Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, [`First of ${key}`]])),
  lastUpdated: '2026-05-01T12:00:00.000Z',
};

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

test('returns true for a curator, and stores the document as given', async () => {
  expect(await saveClassicRankings(rankings)).toBe(true);
  const stored = await readStored();
  expect(stored).toEqual({ ...rankings.lists, lastUpdated: rankings.lastUpdated });
  expect(parseClassicRankings(stored)).toEqual(rankings);
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  ['another user', 'cleo', true],
  ['an offline curator', 'curator', false],
])('returns false for %s, and logs one line', async (_, uid, isOnline) => {
  if (!isOnline) vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await actAs(uid, () => saveClassicRankings(rankings))).toBe(false);
  const logged = vi.mocked(console.error).mock.calls.map(([text]) => text);
  expect(logged).toEqual(['The classic rankings could not be saved']);
});
