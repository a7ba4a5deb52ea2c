import { editionPath, topTenPath } from '@outrank/shared/documentPaths';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientOf, openDatabase } from '#testing/underRules.ts';
import { readEditions } from './editions.ts';
import { readTopTen } from './topTen.ts';

const database = openDatabase();
const anyone = clientOf('ana');
const results = { top10: [{ id: 'tom-westman', totalScore: 10 }], totalVotes: 1 };

afterEach(() => vi.restoreAllMocks());

describe('the results of a category', () => {
  test('are its ten and its number of ballots', async () => {
    await database.give(topTenPath('goat-social'), results);
    expect(await readTopTen(anyone, 'goat-social')).toMatchObject({
      top10: [{ id: 'tom-westman', totalScore: 10, rank: 1 }],
      totalVotes: 1,
    });
    expect(await readTopTen(anyone, 'goat-strategy')).toBeUndefined();
  });

  test('that are another thing altogether are an error', async () => {
    await database.give(topTenPath('goat-social'), { top10: 'none' });
    await expect(readTopTen(anyone, 'goat-social')).rejects.toThrow();
  });
});

describe('the editions of past weeks', () => {
  const weeks = ['2026-11-06', '2026-11-13', '2026-11-20'];
  const give = (week: string, more = {}) =>
    database.give(editionPath('goat-social', week), { ...results, week, ...more });
  const idsOf = async (count: number, before?: string) =>
    (await readEditions(anyone, 'goat-social', count, before)).map(({ id }) => id);

  test('are read newest first, a page at a time', async () => {
    await Promise.all(weeks.map((week) => give(week)));
    expect(await idsOf(2)).toEqual(['2026-11-20', '2026-11-13']);
    expect(await idsOf(2, '2026-11-13')).toEqual(['2026-11-06']);
    expect(await readEditions(anyone, 'goat-strategy', 2)).toEqual([]);
  });

  test('stand without one that cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await Promise.all(weeks.map((week) => give(week)));
    await give('2026-11-13', { top10: 'none' });
    expect(await idsOf(3)).toEqual(['2026-11-20', '2026-11-06']);
    expect(warn).toHaveBeenCalledOnce();
  });
});
