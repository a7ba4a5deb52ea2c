import { isDeepStrictEqual } from 'node:util';
import { toUsername } from '@outrank/shared/accounts/username';
import {
  closePrediction,
  countRecorded,
  getRecordTime,
  isPredictionClosed,
} from '@outrank/shared/airing/applySeasonEdit';
import {
  addToPredictionTally,
  countStreak,
  EMPTY_PREDICTION_TALLY,
  type EpisodeOutcome,
  findOutcome,
  findScoredEpisodes,
  scoreEpisodeOrder,
  TOTAL_STEP,
  toPublishedPredictions,
  withScore,
} from '@outrank/shared/airing/predictionScore';
import { profileSchema, userListsPath } from '@outrank/shared/documents/account';
import {
  type AiringSeason,
  airingSeasonPath,
  parsePredictionKey,
  predictionResultsPath,
  predictionSchema,
  predictionsPath,
  standingListPath,
  standingPath,
  standingSchema,
  standingsPath,
  toPredictionKey,
} from '@outrank/shared/documents/airing';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import type {
  DocumentData,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { getScoredUntil, parseSeason, SCORING_VERSION, writeSeason } from './editStoredSeason.ts';

/** Predictions in one transaction. */
const PAGE = 300;

export const episodeTaskSchema = z.object({ key: z.string() });

/** The season as of a count, and what is counted. */
type Count = {
  readonly season: AiringSeason;
  readonly key: string;
  readonly episode: number;
  readonly now: number;
};

async function readCount(db: Firestore, key: string, now: number): Promise<Count | undefined> {
  const about = parsePredictionKey(key);
  const season = about && parseSeason(await db.doc(airingSeasonPath(about.seasonId)).get());
  return season && { season, key, episode: about.episode, now };
}

/** Whether a count still holds: nothing else was recorded meanwhile, and the prediction was not opened again. */
async function doesHold(transaction: Transaction, db: Firestore, { season, key, now }: Count) {
  const present = parseSeason(await transaction.get(db.doc(airingSeasonPath(season.seasonId))));
  return (
    present !== undefined &&
    getRecordTime(present) === getRecordTime(season) &&
    isPredictionClosed(present, key, now)
  );
}

/**
 * Publishes what all fans predicted about an episode, once its predictions have closed. Safe to interrupt, to repeat and to
 * run twice at once. Returns false while they are open.
 */
export async function closeEpisode(db: Firestore, key: string, now: number): Promise<boolean> {
  for (;;) {
    const count = await readCount(db, key, now);
    const isOver = count && isPredictionClosed(count.season, key, now);
    if (!isOver || count.episode > countRecorded(count.season) + 1) return false;
    if (await countEpisode(db, count)) break;
  }
  return runTransaction(db, async (transaction) => {
    const season = db.doc(airingSeasonPath(parsePredictionKey(key)?.seasonId ?? ''));
    const [document, weeklyTop] = await transaction.getAll(season, db.doc(WEEKLY_TOP_PATH));
    const present = parseSeason(document);
    if (present?.open?.key === key && isPredictionClosed(present, key, now))
      writeSeason(transaction, db, closePrediction(present, now), weeklyTop);
    return true;
  });
}

/**
 * Scores the predictions about all episodes whose record, or an earlier one, is newer than the standings, and brings these up
 * to date. Safe to interrupt, to repeat and to run twice at once; what is right already is read, but not written again.
 * Returns the episodes.
 */
export async function scoreEpisode(db: Firestore, key: string, now: number): Promise<number[]> {
  for (;;) {
    const last = await readCount(db, key, now);
    if (!last) return [];
    const { season } = last;
    const until = getScoredUntil(await db.doc(standingsPath(season.seasonId)).get());
    const pending = season.episodes
      .filter(({ number, recordedAt }) => recordedAt !== null && getRecordTime(season, number) > until)
      .map(({ number }) => ({ ...last, episode: number, key: toPredictionKey(season.seasonId, number) }));
    const newest = pending.at(-1);
    if (!newest) return [];
    let holds = true;
    for (const count of pending) holds &&= await countEpisode(db, count);
    if (holds && (await publishTotals(db, newest))) return pending.map(({ episode }) => episode);
  }
}

/** Walks the predictions about an episode, writes their scores and publishes the sums. Returns false when it does not hold. */
async function countEpisode(db: Firestore, count: Count): Promise<boolean> {
  const { season, key, episode } = count;
  const outcome = findOutcome(season, episode);
  let holds = true;
  // An account that is deleted meanwhile gets no score: the same transaction reads its prediction.
  const read = (page: Query) =>
    runTransaction(db, async (transaction) => {
      holds = await doesHold(transaction, db, count);
      const docs = holds ? (await transaction.get(page)).docs : [];
      if (outcome.leftIds && docs.length > 0) await writeScores(transaction, db, { ...count, outcome }, docs);
      return docs;
    });
  let tally = EMPTY_PREDICTION_TALLY;
  for await (const docs of readPages(db.collection(predictionsPath(key)), PAGE, read))
    tally = addToPredictionTally(tally, docs.flatMap(getOrder), outcome);
  if (!holds) return false;
  const airsAt = season.episodes.find(({ number }) => number === episode)?.airsAt ?? count.now;
  const results = { ...toPublishedPredictions(tally, outcome), closedAt: new Date(airsAt) };
  return writeIfHolds(db, count, predictionResultsPath(key), results);
}

function writeIfHolds(db: Firestore, count: Count, path: string, document: DocumentData): Promise<boolean> {
  return runTransaction(db, async (transaction) => {
    const holds = await doesHold(transaction, db, count);
    if (holds) transaction.set(db.doc(path), document);
    return holds;
  });
}

/** The order of a prediction as a list of one; empty when it is malformed. */
function getOrder(prediction: QueryDocumentSnapshot): (readonly string[])[] {
  const { data } = predictionSchema.safeParse(prediction.data());
  return data ? [data.order] : [];
}

/** A standing with all that it holds, also what this version does not know. */
const scoredSchema = z.looseObject({
  displayName: z.string(),
  episodes: z.record(z.string(), z.unknown()),
  calledIn: z.optional(z.array(z.string())),
});

async function writeScores(
  transaction: Transaction,
  db: Firestore,
  { season, episode, outcome }: Count & { readonly outcome: EpisodeOutcome },
  predictions: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const { seasonId } = season;
  const scoredEpisodes = findScoredEpisodes(season);
  const refs = predictions.map(({ id }) => db.doc(standingPath(seasonId, id)));
  const standings = await transaction.getAll(...refs);
  const missing = standings.filter(({ exists }) => !exists);
  const names = await readNames(transaction, db, missing);
  for (const [index, prediction] of predictions.entries()) {
    const standing = standings[index];
    const [order] = getOrder(prediction);
    if (!standing || !order) continue;
    const first = { displayName: names.get(prediction.id) ?? '', episodes: {} };
    const present = scoredSchema.safeParse(standing.data()).data ?? first;
    const next = withScore(present, episode, scoreEpisodeOrder(order, outcome), scoredEpisodes);
    if (next && !isDeepStrictEqual(next, standing.data())) transaction.set(standing.ref, next);
    if (!next && standing.exists) transaction.delete(standing.ref);
  }
}

/** The names of users who have no standing yet. A later one is copied by `cascadeUserName`. */
async function readNames(transaction: Transaction, db: Firestore, missing: readonly DocumentSnapshot[]) {
  if (missing.length === 0) return new Map<string, string>();
  const profiles = await transaction.getAll(...missing.map(({ id }) => db.doc(userListsPath(id))));
  const getName = (profile: DocumentSnapshot) => profileSchema.safeParse(profile.data()).data?.displayName;
  return new Map(profiles.map((profile) => [profile.id, getName(profile) ?? toUsername('')]));
}

/**
 * Counts all fans by their totals, and settles the streaks of those without a prediction about the newest episode. Returns
 * false when something else was recorded meanwhile.
 */
async function publishTotals(db: Firestore, count: Count): Promise<boolean> {
  const { seasonId, episodes } = count.season;
  const scoredEpisodes = findScoredEpisodes(count.season);
  const totals = Array<number>((episodes.length * 10_000) / TOTAL_STEP + 1).fill(0);
  let fans = 0;
  let holds = true;
  const read = (page: Query) =>
    runTransaction(db, async (transaction) => {
      holds = await doesHold(transaction, db, count);
      const docs = holds ? (await transaction.get(page)).docs : [];
      for (const standing of docs) {
        const { calledIn, streak } = standingSchema.safeParse(standing.data()).data ?? {};
        const settled = calledIn && countStreak(calledIn, scoredEpisodes);
        if (settled !== streak) transaction.update(standing.ref, { streak: settled });
      }
      return docs;
    });
  for await (const docs of readPages(db.collection(standingListPath(seasonId)), PAGE, read))
    for (const standing of docs) {
      const step = Math.floor(Number(standing.get('total')) / TOTAL_STEP);
      if (totals[step] === undefined) continue;
      totals[step] += 1;
      fans += 1;
    }
  if (!holds) return false;
  const scoredUntil = new Date(getRecordTime(count.season));
  const summary = { count: fans, totals, scoredUntil, scoring: SCORING_VERSION };
  return writeIfHolds(db, count, standingsPath(seasonId), summary);
}
