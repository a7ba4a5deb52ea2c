import {
  airsAt,
  announcing,
  HOUR,
  recording,
  scheduling,
  seasonAfter,
} from '@outrank/shared/airing/testing/editedSeason';
import {
  airingSeasonPath,
  predictionPath,
  predictionResultsPath,
  predictionSchema,
  standingPath,
  toAiringNote,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { beforeEach, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { readOne } from '#data/firebase/queries.ts';
import { actAs, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readAiringNote, readTopStandings, savePrediction } from './predictions.ts';

const database = setUpDatabase('ana');
const key = 's51-e02';
const order = ['bo-lund', 'alma-reed', 'ed-poole', 'di-vance', 'cy-marsh'];
const recorded = seasonAfter(announcing(), scheduling(2), recording(1, 'flo-nash'));

/** The second episode airs at a time from now, in milliseconds. */
const seedSeason = (airsIn: number) => {
  const { open, ...season } = toStoredSeason(recorded);
  return database.seed(airingSeasonPath('s51'), {
    ...season,
    open: { ...open, closesAt: new Date(Date.now() + airsIn) },
  });
};
const save = (changes: Partial<Parameters<typeof savePrediction>[0]> = {}) =>
  savePrediction({ key, uid: 'ana', order, ...changes });

/** Ana's prediction, as a user reads it. */
const readPrediction = () => readOne(predictionPath(key, 'ana'), predictionSchema);

beforeEach(() => seedSeason(HOUR));

test('says which season was announced last, and nothing before the first', async () => {
  expect(await readAiringNote()).toBeNull();
  await database.seed(WEEKLY_TOP_PATH, { lists: [], airing: toAiringNote(recorded) });
  expect(await readAiringNote()).toEqual({
    seasonId: 's51',
    key,
    closesAt: new Date(airsAt(2)).toISOString(),
  });
});

test('a prediction is submitted with the server’s time, replaced and withdrawn', async () => {
  expect(await readPrediction()).toBeNull();
  await save();
  expect(await readPrediction()).toEqual({ order, at: expect.stringMatching(/Z$/) });
  await save({ order: order.toReversed() });
  expect((await readPrediction())?.order).toEqual(order.toReversed());
  await save({ order: null });
  expect(await readPrediction()).toBeNull();
});

test('one that leaves somebody out is `forbidden`', async () => {
  expect(await save({ order: order.slice(1) }).catch(errorKind)).toBe('forbidden');
});

test('after closing it can be neither changed nor withdrawn, and others may read it once it is counted', async () => {
  await save();
  await expect(actAs('ben', readPrediction)).rejects.toThrow();
  await seedSeason(-1);
  expect(await save().catch(errorKind)).toBe('forbidden');
  expect(await save({ order: null }).catch(errorKind)).toBe('forbidden');
  await expect(actAs('ben', readPrediction)).rejects.toThrow();
  await database.seed(predictionResultsPath(key), { count: 1, crowd: [], closedAt: new Date() });
  expect((await actAs('ben', readPrediction))?.order).toEqual(order);
  expect(await database.read(predictionPath(key, 'ana'))).toMatchObject({ order });
});

test('reads the fans with the highest totals, best first', async () => {
  const totals = { ana: 5000, ben: 9000, cleo: 100 };
  for (const [uid, total] of Object.entries(totals))
    await database.seed(standingPath('s51', uid), {
      displayName: uid,
      total,
      episodes: { e02: total },
      submitted: 1,
    });
  expect((await readTopStandings('s51', 2)).map(({ uid }) => uid)).toEqual(['ben', 'ana']);
});
