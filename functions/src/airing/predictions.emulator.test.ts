import { countRecorded, getRecordTime } from '@outrank/shared/airing/applySeasonEdit';
import {
  addToPredictionTally,
  EMPTY_PREDICTION_TALLY,
  findOutcome,
  findScoredEpisodes,
  scoreEpisodeOrder,
  toPublishedPredictions,
  withScore,
} from '@outrank/shared/airing/predictionScore';
import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import {
  airsAt,
  announcing,
  cast,
  finishing,
  HOUR,
  names,
  recording,
  scheduling,
} from '@outrank/shared/airing/testing/editedSeason';
import {
  airingSeasonPath,
  airingSeasonSchema,
  predictionPath,
  predictionResultsPath,
  predictionsPath,
  standingListPath,
  standingPath,
  standingsPath,
  toPredictionKey,
} from '@outrank/shared/documents/airing';
import { PUBLISHED_SEASONS_PATH } from '@outrank/shared/documents/publishedSeasons';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { withdrawBlocked } from '../moderation/blockAccount.ts';
import type { TaskRequest } from '../platform/requestTask.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { SEEDED_AT as at, seedDocuments, setUserName } from '../testing/documents.ts';
import {
  countReads,
  db,
  emptyDatabase,
  exists,
  interruptedAt,
  readData,
  readLog,
} from '../testing/emulator.ts';
import { readDatabase, seedFromCopy } from '../testing/readDatabase.ts';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { closeEpisode, scoreEpisode } from './countPredictions.ts';
import { editStoredSeason, requestEpisodeCounts, SCORING_VERSION } from './editStoredSeason.ts';

/** An hour after episode 5 aired. */
const NOW = airsAt(5) + HOUR;
const key = 's51-e02';

/** Applies an edit; `requested` gets what has to be counted. */
async function edit(given: SeasonEdit, now = NOW, requested: TaskRequest[] = []) {
  const request = (task: TaskRequest) => requested.push(task);
  return editStoredSeason({ db, request }, 'cleo', given, new Date(now));
}

const predict = (uid: string, episode: number, order: string) =>
  db.doc(predictionPath(toPredictionKey('s51', episode), uid)).set({
    order: order.split('').map((letter) => cast.find((id) => id.startsWith(letter)) ?? letter),
    at,
  });

const close = (on = db) => closeEpisode(on, key, NOW);
const score = (on = db) => scoreEpisode(on, key, NOW);
/** Everything but the log, whose ids are random. */
const readCounted = async () =>
  Object.fromEntries(
    Object.entries(await readDatabase()).filter(([path]) => !path.startsWith('moderationLog')),
  );
const readTotals = async () => {
  const { docs } = await db.collection(standingListPath('s51')).get();
  return Object.fromEntries(docs.map((standing) => [standing.id, standing.get('episodes') as unknown]));
};

/** Flo left in episode 1. Before episode 2 three fans ranked the others, and Ana before episode 3 as well. */
const seedThreeFans = seedFromCopy(async () => {
  await emptyDatabase();
  for (const uid of ['ana', 'ben', 'cal']) await setUserName(uid, uid.toUpperCase());
  for (const given of [announcing(), scheduling(5), recording(1, 'flo-nash')]) await edit(given);
  await predict('ana', 2, 'abcde');
  await predict('ben', 2, 'edcba');
  await predict('cal', 2, 'abdec');
  await predict('ana', 3, 'abcd');
});

beforeEach(seedThreeFans);

describe('a curator’s edit', () => {
  it('announces a season: everybody can read it, its cast is published, Home knows it, and it is logged', async () => {
    await emptyDatabase();
    await computeWeeklyTop(db, new Date());
    await expect(edit(announcing())).resolves.toBeUndefined();
    const airing = { seasonId: 's51', key: 's51-boot', closesAt: null };
    await expect(readData(airingSeasonPath('s51'))).resolves.toMatchObject({
      castIds: cast,
      status: 'announced',
    });
    await expect(readData(PUBLISHED_SEASONS_PATH)).resolves.toMatchObject({
      version: 1,
      seasons: [{ number: 51, contestants: names }],
    });
    await expect(readData(WEEKLY_TOP_PATH)).resolves.toMatchObject({ lists: [], airing });
    await expect(readLog()).resolves.toMatchObject([{ by: 'cleo', action: 'announce', target: 's51' }]);
    await computeWeeklyTop(db, new Date());
    await expect(readData(WEEKLY_TOP_PATH)).resolves.toMatchObject({ airing });
  });

  it('keeps what a newer version wrote of the season and of those that are published', async () => {
    await emptyDatabase();
    const sixty = { number: 60, name: 'Sixty', year: 2030, contestants: ['Gus Hall'], emblem: 'owl' };
    const newer = { number: 61, name: 'Newer', year: 'soon' };
    const seasons = [newer, sixty];
    await db.doc(PUBLISHED_SEASONS_PATH).set({ version: 3, publishedAt: at, seasons });
    for (const given of [announcing(), scheduling(2)]) await edit(given);
    await expect(readData(PUBLISHED_SEASONS_PATH)).resolves.toMatchObject({
      version: 4,
      seasons: [{ number: 51 }, sixty, newer],
    });
    const season = db.doc(airingSeasonPath('s51'));
    const [first, ...others] = (await season.get()).get('episodes');
    await season.update({ host: 'Jeff', episodes: [{ ...first, idols: 2 }, ...others] });
    await edit(recording(1, 'flo-nash'));
    await expect(readData(airingSeasonPath('s51'))).resolves.toMatchObject({
      host: 'Jeff',
      episodes: [{ idols: 2, leftIds: ['flo-nash'] }, {}],
    });
  });

  it('decides nothing about a season with an episode that only a newer version knows', async () => {
    const season = db.doc(airingSeasonPath('s51'));
    const [first, ...others] = (await season.get()).get('episodes');
    await season.update({ episodes: [{ ...first, leftIds: { all: ['flo-nash'] } }, ...others] });
    const before = await readDatabase();
    await expect(edit(recording(2, 'ed-poole'))).rejects.toThrow();
    await expect(score()).resolves.toEqual([]);
    await expect(readDatabase()).resolves.toEqual(before);
  });

  it('that is refused says why and changes nothing', async () => {
    const before = await readDatabase();
    await expect(edit(announcing({ number: 52 }))).resolves.toMatch('Season 51 is not finished.');
    await expect(readDatabase()).resolves.toEqual(before);
    await edit(finishing('bo-lund'));
    await expect(edit(announcing({ number: 52 }))).resolves.toBeUndefined();
    await expect(edit(recording(2))).resolves.toMatch('Season 51 cannot be changed any more');
  });

  it('withdraws a season with its cast, unless somebody has predicted it, and Home knows the one before', async () => {
    const other = announcing({ number: 52, contestants: ['Gus Ray', 'Hal Orr'] });
    for (const given of [finishing('bo-lund'), other]) await edit(given);
    const withdraw = () => edit({ action: 'withdraw', seasonId: 's52' });
    const prediction = db.doc(predictionPath('s52-boot', 'ana'));
    await prediction.set({ order: ['gus-ray', 'hal-orr'], at });
    await expect(withdraw()).resolves.toBe('Fans have predicted Season 52. It cannot be withdrawn.');
    await prediction.delete();
    await expect(withdraw()).resolves.toBeUndefined();
    expect(await exists(airingSeasonPath('s52'))).toBe(false);
    const { seasons } = (await readData(PUBLISHED_SEASONS_PATH)) ?? {};
    expect(seasons.map((season: { number: number }) => season.number)).toEqual([51]);
    expect(await readData(WEEKLY_TOP_PATH)).toMatchObject({ airing: { seasonId: 's51', key: null } });
    await expect(edit(other)).resolves.toBeUndefined();
  });

  it('corrects the winner of an earlier season without a word to Home', async () => {
    await edit(finishing('bo-lund'));
    await edit(announcing({ number: 52, contestants: ['Gus Ray', 'Hal Orr'] }));
    await expect(edit(finishing('cy-marsh'))).resolves.toBeUndefined();
    expect(await readData(airingSeasonPath('s51'))).toMatchObject({ winnerId: 'cy-marsh' });
    expect(await readData(WEEKLY_TOP_PATH)).toMatchObject({ airing: { seasonId: 's52' } });
  });

  it('publishes a cast once', async () => {
    await emptyDatabase();
    for (const given of [announcing(), announcing(), scheduling(1)]) await edit(given, airsAt(1) - HOUR);
    await expect(readData(PUBLISHED_SEASONS_PATH)).resolves.toMatchObject({ version: 1 });
  });

  it('requests what has to be counted, and so does the schedule until it is', async () => {
    const requested: TaskRequest[] = [];
    await edit(recording(2, 'ed-poole'), NOW, requested);
    await requestEpisodeCounts({ db, request: (task) => requested.push(task) }, NOW);
    const wanted = [
      { queue: 'closeEpisode', payload: { key: 's51-e03' } },
      { queue: 'scoreEpisode', payload: { key } },
    ];
    expect(requested).toMatchObject([...wanted, ...wanted]);
    await closeEpisode(db, 's51-e03', NOW);
    await score();
    await requestEpisodeCounts({ db, request: () => expect.unreachable() }, NOW);
  });

  it('that opens a closed episode again takes back what it told, and a late count tells nothing', async () => {
    await close();
    expect(await exists(predictionResultsPath(key))).toBe(true);
    const before = airsAt(2) - HOUR;
    await edit(scheduling({ 2: airsAt(2) + HOUR }), before);
    expect(await exists(predictionResultsPath(key))).toBe(false);
    await expect(closeEpisode(db, key, before)).resolves.toBe(false);
    expect(await exists(predictionResultsPath(key))).toBe(false);
  });

  it.each([1, 2, 3])('that opens an episode again before step %s of its count', async (moment) => {
    const now = airsAt(2) + HOUR;
    const reopen = () => edit(scheduling({ 2: now + HOUR }), now);
    await closeEpisode(interruptedAt(moment, 'before', reopen), key, now);
    expect(await exists(predictionResultsPath(key))).toBe(false);
    await expect(readData(airingSeasonPath('s51'))).resolves.toMatchObject({ open: { key } });
  });
});

it('a closed episode has what all fans predicted, and nothing is open until the next record', async () => {
  await expect(closeEpisode(db, key, airsAt(2) - 1)).resolves.toBe(false);
  expect(await exists(predictionResultsPath(key))).toBe(false);
  await expect(closeEpisode(db, key, airsAt(2))).resolves.toBe(true);
  await expect(readData(predictionResultsPath(key))).resolves.toEqual({
    count: 3,
    crowd: [
      { id: 'alma-reed', averagePlace: 233, lastCount: 1 },
      { id: 'bo-lund', averagePlace: 267, lastCount: 0 },
      { id: 'di-vance', averagePlace: 300, lastCount: 0 },
      { id: 'ed-poole', averagePlace: 333, lastCount: 1 },
      { id: 'cy-marsh', averagePlace: 367, lastCount: 1 },
    ],
    closedAt: Timestamp.fromMillis(airsAt(2)),
  });
  await expect(readData(airingSeasonPath('s51'))).resolves.toMatchObject({ open: null });
  await expect(readData(WEEKLY_TOP_PATH)).resolves.toMatchObject({ airing: { seasonId: 's51', key: null } });
});

describe('scores', () => {
  it('follow the records: one left, two, nobody, and a correction of all that follows', async () => {
    await edit(recording(2, 'ed-poole'));
    await expect(score()).resolves.toEqual([1, 2]);
    await expect(readTotals()).resolves.toEqual({
      ana: { e02: 10_000 },
      ben: { e02: 0 },
      cal: { e02: 7500 },
    });
    await expect(readData(standingsPath('s51'))).resolves.toMatchObject({
      count: 3,
      totals: [1, ...Array(6).fill(0), 1, 0, 0, 1, ...Array(40).fill(0)],
    });
    await expect(readData(standingPath('s51', 'cal'))).resolves.toEqual({
      displayName: 'CAL',
      total: 7500,
      episodes: { e02: 7500 },
      submitted: 1,
      ...{ called: 0, streak: 0, calledIn: [] },
    });

    await edit(recording(3, 'cy-marsh', 'di-vance'));
    await expect(score()).resolves.toEqual([3]);
    await expect(readData(standingPath('s51', 'ana'))).resolves.toMatchObject({
      total: 20_000,
      submitted: 2,
      ...{ called: 2, streak: 2, calledIn: ['e02', 'e03'] },
    });

    // Not Ed but Cy had left, so Ana's order before episode 3 has Ed in its middle.
    await edit(recording(3));
    await edit(recording(2, 'cy-marsh'));
    await edit(recording(3, 'ed-poole'));
    await expect(score()).resolves.toEqual([2, 3]);
    await expect(readTotals()).resolves.toEqual({
      ana: { e02: 5000, e03: 5000 },
      ben: { e02: 5000 },
      cal: { e02: 10_000 },
    });
    await expect(readData(predictionResultsPath('s51-e03'))).resolves.toMatchObject({
      leftIds: ['ed-poole'],
      crowd: [
        { id: 'alma-reed' },
        { id: 'bo-lund' },
        { id: 'ed-poole', averagePlace: 250 },
        { id: 'di-vance' },
      ],
    });

    await edit(recording(2));
    await score();
    await expect(readTotals()).resolves.toEqual({ ana: { e03: 5000 } });
    await expect(readData(predictionResultsPath(key))).resolves.not.toHaveProperty('scores');
  });

  it('keep what a newer version wrote of a standing', async () => {
    const newer = { e09: { score: 1 } };
    await db
      .doc(standingPath('s51', 'ana'))
      .set({ displayName: 'ANA', episodes: newer, total: 0, badge: 'owl' });
    await edit(recording(2, 'ed-poole'));
    await score();
    await expect(readData(standingPath('s51', 'ana'))).resolves.toEqual({
      displayName: 'ANA',
      total: 10_000,
      episodes: { ...newer, e02: 10_000 },
      submitted: 1,
      ...{ called: 1, streak: 1, calledIn: ['e02'] },
      badge: 'owl',
    });
  });

  it('end the streak of a fan without a prediction, until a correction makes the episode count for nothing', async () => {
    const readStreaks = async () => {
      const { docs } = await db.collection(standingListPath('s51')).get();
      return Object.fromEntries(docs.map((each) => [each.id, [each.get('called'), each.get('streak')]]));
    };
    await edit(recording(2, 'cy-marsh'));
    await score();
    await expect(readStreaks()).resolves.toEqual({ ana: [0, 0], ben: [0, 0], cal: [1, 1] });
    await edit(recording(3, 'di-vance'));
    await score();
    await expect(readStreaks()).resolves.toEqual({ ana: [1, 1], ben: [0, 0], cal: [1, 0] });
    await edit(recording(3));
    await score();
    await expect(readStreaks()).resolves.toMatchObject({ cal: [1, 1] });
  });

  it('of an older version are counted again', async () => {
    await edit(recording(2, 'ed-poole'));
    await score();
    const counted = await readCounted();
    const {
      called: _,
      streak: _streak,
      calledIn: _calledIn,
      ...older
    } = (await readData(standingPath('s51', 'ana'))) ?? {};
    await db.doc(standingPath('s51', 'ana')).set(older);
    await db.doc(standingsPath('s51')).update({ scoring: FieldValue.delete() });
    const requested: TaskRequest[] = [];
    await requestEpisodeCounts({ db, request: (task) => requested.push(task) }, NOW);
    expect(requested).toContainEqual(expect.objectContaining({ queue: 'scoreEpisode' }));
    await score();
    await expect(readCounted()).resolves.toEqual(counted);
  });

  it('change nothing the second time, and nothing is queried', async () => {
    await edit(recording(2, 'ed-poole'));
    await score();
    await close();
    const before = await readDatabase();
    await close();
    const reads = countReads();
    await score();
    await expect(reads.stop()).resolves.toEqual({ queries: 0, documents: 0 });
    await expect(readDatabase()).resolves.toEqual(before);
  });

  it('reach more fans than one transaction can', async () => {
    const order = cast.slice(0, 5);
    await seedDocuments(
      Array.from({ length: 620 }, (_, fan) => [predictionPath(key, `fan-${fan}`), { order, at }]),
    );
    await edit(recording(2, 'ed-poole'));
    await score();
    await expect(readData(standingsPath('s51'))).resolves.toMatchObject({ count: 623 });
    await expect(readData(predictionResultsPath(key))).resolves.toMatchObject({ count: 623 });
    await expect(readData(standingPath('s51', 'fan-619'))).resolves.toMatchObject({
      displayName: 'Castaway',
    });
    expect(await findWrong()).toEqual([]);
  });

  it('pass over an account that is blocked meanwhile', async () => {
    await edit(recording(2, 'ed-poole'));
    await seedDocuments([['blockedAccounts/google-ben', { uid: 'ben', reason: 'Spam', by: 'cleo', at }]]);
    await score(interruptedAt(2, 'before', () => withdrawBlocked(db, 'google-ben')));
    await expect(readTotals()).resolves.toEqual({ ana: { e02: 10_000 }, cal: { e02: 7500 } });
    await expect(readData(standingsPath('s51'))).resolves.toMatchObject({ count: 2 });
  });

  it('are those of the last record, when a curator corrects it between any two steps of a count', async () => {
    for (const moment of [1, 2, 3, 4, 5]) {
      await seedThreeFans();
      await edit(recording(2, 'ed-poole'));
      await score(interruptedAt(moment, 'before', () => edit(recording(2, 'cy-marsh'))));
      expect(await findWrong()).toEqual([]);
    }
  });

  it.each([
    ['closing', close, 2],
    ['scoring', score, 5],
  ] as const)(
    'are completed by the next run wherever %s failed, and the same when runs overlap',
    async (_what, run, steps) => {
      const start = async () => {
        await seedThreeFans();
        if (run === score) await edit(recording(2, 'ed-poole'));
      };
      await start();
      await run();
      const undisturbed = await readCounted();
      const check = async () => expect(await readCounted()).toEqual(undisturbed);
      expect(await failAtEveryStep(start, run, check)).toBeGreaterThanOrEqual(steps);
      await start();
      await Promise.all([run(), run(), run()]);
      await check();
    },
  );
});

/** What differs from a count of all stored predictions. */
async function findWrong(): Promise<unknown[]> {
  const season = airingSeasonSchema.parse(await readData(airingSeasonPath('s51')));
  const standings = new Map<string, NonNullable<ReturnType<typeof withScore>>>();
  const scoredEpisodes = findScoredEpisodes(season);
  const wrong: unknown[] = [];
  for (let episode = 1; episode <= countRecorded(season); episode += 1) {
    const about = toPredictionKey('s51', episode);
    const { docs } = await db.collection(predictionsPath(about)).get();
    const outcome = findOutcome(season, episode);
    const orders = docs.map((prediction): string[] => prediction.get('order'));
    const { closedAt: _, ...stored } = (await readData(predictionResultsPath(about))) ?? {};
    const expected = toPublishedPredictions(
      addToPredictionTally(EMPTY_PREDICTION_TALLY, orders, outcome),
      outcome,
    );
    if (JSON.stringify(sortKeys(stored)) !== JSON.stringify(sortKeys(expected)))
      wrong.push({ about, stored, expected });
    for (const [index, { id }] of docs.entries()) {
      const before = standings.get(id) ?? { displayName: '', episodes: {} };
      const scored = scoreEpisodeOrder(orders[index] ?? [], outcome);
      const next = withScore(before, episode, scored, scoredEpisodes);
      if (next) standings.set(id, next);
    }
  }
  const { docs } = await db.collection(standingListPath('s51')).get();
  const stored = Object.fromEntries(docs.map((each) => [each.id, { ...each.data(), displayName: '' }]));
  const all = [...standings.values()].map(({ total }) => Math.floor(total / 1000));
  const totals = Array.from({ length: 51 }, (_, step) => all.filter((each) => each === step).length);
  const summary = await readData(standingsPath('s51'));
  const scoredUntil = Timestamp.fromMillis(getRecordTime(season));
  try {
    expect(stored).toEqual(Object.fromEntries(standings));
    expect(summary).toEqual({ count: all.length, totals, scoredUntil, scoring: SCORING_VERSION });
  } catch (error) {
    wrong.push(error);
  }
  return wrong;
}

const sortKeys = (value: object) => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
