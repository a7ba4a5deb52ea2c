import { editionPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { describe, expect, test } from 'vitest';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readEdition } from './editions.ts';
import { readTopTen } from './topTen.ts';

const database = setUpDatabase();
const anyone = getClient('ana');
const results = { top10: [{ id: 'tom-westman', totalScore: 10 }], totalVotes: 1 };

describe('the results of a category', () => {
  test('are its ten and its number of ballots', async () => {
    await database.seed(topTenPath('goat-social'), results);
    expect(await readTopTen(anyone, 'goat-social')).toMatchObject({
      top10: [{ id: 'tom-westman', totalScore: 10, rank: 1 }],
      totalVotes: 1,
    });
    expect(await readTopTen(anyone, 'goat-strategy')).toBeUndefined();
  });

  test('that are another thing altogether are an error', async () => {
    await database.seed(topTenPath('goat-social'), { top10: 'none' });
    await expect(readTopTen(anyone, 'goat-social')).rejects.toThrow();
  });
});

describe('the edition of a week', () => {
  const give = (document: Record<string, unknown>) =>
    database.seed(editionPath('goat-social', '2026-11-20'), document);

  test('is its ten with those of the week before', async () => {
    const lastEdition = { week: '2026-11-13', top10: [{ id: 'jenn-lyon', totalScore: 9, rank: 1 }] };
    await give({ ...results, week: '2026-11-20', lastEdition });
    expect(await readEdition(anyone, 'goat-social', '2026-11-20')).toMatchObject({
      id: '2026-11-20',
      top10: [{ id: 'tom-westman', totalScore: 10, rank: 1 }],
      lastEdition,
    });
    expect(await readEdition(anyone, 'goat-social', '2026-11-13')).toBeUndefined();
  });

  test('that is another thing altogether is an error', async () => {
    await give({ top10: 'none' });
    await expect(readEdition(anyone, 'goat-social', '2026-11-20')).rejects.toThrow();
  });
});
