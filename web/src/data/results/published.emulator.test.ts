import { emptySlots } from '@outrank/shared/ballots/ballot';
import { parseTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { editionPath, topTenPath } from '@outrank/shared/documents/results';
import { describe, expect, test } from 'vitest';
import { setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readBallots, saveBallot } from './ownBallots.ts';
import { readPublished } from './published.ts';

const database = setUpDatabase('ana');
const readTopTen = (category: CategoryId) => readPublished(topTenPath(category), parseTopTen);
const readEdition = (id: string) => readPublished(editionPath('goat-social', id), parseTopTen);
const week = '2026-11-20';
const results = { top10: [{ id: 'tom-westman', totalScore: 10 }], totalVotes: 1 };

test('reads the results of a category, and null before the first ballot', async () => {
  await database.seed(topTenPath('goat-social'), results);
  expect(await readTopTen('goat-social')).toMatchObject({
    top10: [{ id: 'tom-westman', totalScore: 10, rank: 1 }],
    totalVotes: 1,
  });
  expect(await readTopTen('goat-strategy')).toBeNull();
});

test('reads only the wanted fields of the results, and null before the first ballot', async () => {
  await database.seed(topTenPath('goat-social'), { ...results, listedBy: { 'tom-westman': 1 } });
  const readFields = (category: CategoryId, fields?: readonly string[]) =>
    readPublished(topTenPath(category), parseTopTen, fields);
  const whole = await readFields('goat-social');
  expect(whole?.listedBy).toEqual({ 'tom-westman': 1 });
  expect(await readFields('goat-social', ['top10', 'totalVotes'])).toEqual({ ...whole, listedBy: {} });
  expect(await readFields('goat-strategy', ['top10', 'totalVotes'])).toBeNull();
});

test('reads an edition with the Top 10 of the week before, and null when there is none', async () => {
  const lastEdition = { week: '2026-11-13', top10: [{ id: 'jenn-lyon', totalScore: 9, rank: 1 }] };
  await database.seed(editionPath('goat-social', week), { ...results, week, lastEdition });
  expect(await readEdition(week)).toMatchObject({
    top10: [{ id: 'tom-westman', totalScore: 10, rank: 1 }],
    lastEdition: { week: '2026-11-13', items: [{ id: 'jenn-lyon', rank: 1 }] },
  });
  expect(await readEdition('2026-11-13')).toBeNull();
});

describe('ballots', () => {
  const submit = (slots: readonly string[], categoryId: 'goat-social' | 'goat-strategy' = 'goat-social') =>
    saveBallot({ uid: 'ana', categoryId, slots });
  const readStored = () => database.read(ballotsPath('ana'));

  const six = emptySlots.map((_, index) => (index < 6 ? `contestant-${index}` : ''));
  const olderRanking = { contestants: [{ id: 'tom-westman', name: 'Tom Westman' }] };
  const tomFirst = emptySlots.with(0, 'tom-westman');

  test("reads no ballots at first, and then the submitted one with ten slots and the server's time", async () => {
    expect(await readBallots('ana')).toEqual({});
    await submit(six);
    const stored = await readStored();
    expect(stored).toEqual({ 'goat-social': { ranking: six, submittedAt: expect.anything() } });
    expect(Date.now() - stored?.['goat-social'].submittedAt.toMillis()).toBeLessThan(60_000);
    const ballot = { slots: six, submittedAt: expect.stringMatching(/Z$/) };
    expect(await readBallots('ana')).toEqual({ 'goat-social': ballot });
    await submit(tomFirst);
    expect((await readBallots('ana'))['goat-social']?.slots).toEqual(tomFirst);
  });

  test('leaves the ballots of other categories unchanged', async () => {
    await submit(six);
    const first = (await readStored())?.['goat-social'];
    await submit(tomFirst, 'goat-strategy');
    expect(await readStored()).toEqual({
      'goat-social': first,
      'goat-strategy': { ranking: tomFirst, submittedAt: expect.anything() },
    });
  });

  test('replaces an older form as a whole, and keeps one of another category', async () => {
    const entry = { ranking: olderRanking, note: 'from before' };
    await database.seed(ballotsPath('ana'), { 'goat-social': entry, 'goat-strategy': entry });
    await submit(six);
    const stored = await readStored();
    expect(stored).toMatchObject({ 'goat-social': { ranking: six }, 'goat-strategy': entry });
    expect(stored?.['goat-social']).not.toHaveProperty('note');
  });

  test('reads ballots in the older forms', async () => {
    await database.seed(ballotsPath('ana'), {
      'goat-social': { ranking: olderRanking },
      'goat-strategy': { ranking: olderRanking.contestants },
      'goat-competitor': { ranking: 'text' },
    });
    expect(await readBallots('ana')).toMatchObject({
      'goat-social': { slots: tomFirst },
      'goat-strategy': { slots: tomFirst },
      'goat-competitor': { slots: emptySlots },
    });
  });
});
