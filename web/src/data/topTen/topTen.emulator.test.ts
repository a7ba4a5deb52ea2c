import { editionPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { expect, test } from 'vitest';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readEdition } from './editions.ts';
import { readTopTen } from './topTen.ts';

const database = setUpDatabase();
const ana = getClient('ana');
const week = '2026-11-20';
const results = { top10: [{ id: 'tom-westman', totalScore: 10 }], totalVotes: 1 };

test('reads the results of a category, and undefined before the first ballot', async () => {
  await database.seed(topTenPath('goat-social'), results);
  expect(await readTopTen(ana, 'goat-social')).toMatchObject({
    top10: [{ id: 'tom-westman', totalScore: 10, rank: 1 }],
    totalVotes: 1,
  });
  expect(await readTopTen(ana, 'goat-strategy')).toBeUndefined();
});

test('reads an edition with the Top 10 of the week before, and undefined when there is none', async () => {
  const lastEdition = { week: '2026-11-13', top10: [{ id: 'jenn-lyon', totalScore: 9, rank: 1 }] };
  await database.seed(editionPath('goat-social', week), { ...results, week, lastEdition });
  expect(await readEdition(ana, 'goat-social', week)).toMatchObject({
    id: week,
    top10: [{ id: 'tom-westman', totalScore: 10, rank: 1 }],
    lastEdition,
  });
  expect(await readEdition(ana, 'goat-social', '2026-11-13')).toBeUndefined();
});

test.each([
  ['results', topTenPath('goat-social'), () => readTopTen(ana, 'goat-social')],
  ['edition', editionPath('goat-social', week), () => readEdition(ana, 'goat-social', week)],
])('throws when the %s are malformed', async (_, path, read) => {
  await database.seed(path, { top10: 'none' });
  await expect(read()).rejects.toThrow();
});
