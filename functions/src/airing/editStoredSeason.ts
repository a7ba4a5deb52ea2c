import { isDeepStrictEqual } from 'node:util';
import {
  applySeasonEdit,
  countRecorded,
  getRecordTime,
  isPredictionClosed,
} from '@outrank/shared/airing/applySeasonEdit';
import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import type { PublishedSeason } from '@outrank/shared/catalogue/catalogue';
import {
  AIRING_SEASONS,
  type AiringSeason,
  airingSeasonPath,
  predictionResultsPath,
  predictionsPath,
  standingsPath,
  toAiringNote,
  toPredictionKey,
  toStoredSeason,
  wholeSeasonSchema,
} from '@outrank/shared/documents/airing';
import {
  PUBLISHED_SEASONS_PATH,
  publishedSeasonSchema,
  publishedSeasonsKind,
} from '@outrank/shared/documents/publishedSeasons';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { findUnknown } from '@outrank/shared/members';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { logDecision } from '../moderation/decision.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import type { Services } from '../platform/services.ts';

/**
 * Applies what a curator says of the season that is followed, publishes its cast and logs it, and requests what has to be
 * counted. Returns why it cannot be done, for the curator, and then nothing has changed. Safe to repeat.
 */
export async function editStoredSeason(services: Services, curator: string, edit: SeasonEdit, now: Date) {
  const { db } = services;
  const problem = await runTransaction(db, async (transaction) => {
    const refs = [PUBLISHED_SEASONS_PATH, WEEKLY_TOP_PATH].map((path) => db.doc(path));
    const [catalogue, weeklyTop] = await transaction.getAll(...refs);
    const { docs } = await transaction.get(db.collection(AIRING_SEASONS));
    const announced = docs.toSorted((a, b) => a.createTime.toMillis() - b.createTime.toMillis());
    const seasons = announced.map((document) => wholeSeasonSchema.parse(document.data()));
    const before = publishedSeasonsKind.schema.shape.seasons.parse(catalogue?.get('seasons') ?? []);
    const target = edit.action === 'announce' ? `s${edit.number}` : edit.seasonId;
    const isPredicted = edit.action === 'withdraw' && (await hasPredictions(transaction, db, target));
    const change = applySeasonEdit({ seasons, published: before, isPredicted }, edit, now.getTime());
    if (typeof change === 'string') return change;
    const { season, published } = change;
    if (season) transaction.set(db.doc(airingSeasonPath(target)), toStoredSeason(season));
    else transaction.delete(db.doc(airingSeasonPath(target)));
    const others = seasons.filter(({ seasonId }) => seasonId !== target);
    const isLatest = edit.action === 'announce' || seasons.at(-1)?.seasonId === target;
    if (isLatest) writeNote(transaction, db, season ?? others.at(-1), weeklyTop);
    if (season) takeBackResults(transaction, db, season, now);
    if (catalogue && published) publishSeasons(transaction, catalogue, before, published);
    logDecision(transaction, db, { by: curator, action: edit.action, target, edit });
    return undefined;
  });
  if (problem === undefined) await requestEpisodeCounts(services, now.getTime());
  return problem;
}

/** Whoever reopens a prediction takes back what it told. */
function takeBackResults(transaction: Transaction, db: Firestore, season: AiringSeason, now: Date): void {
  if (season.open && !isPredictionClosed(season, season.open.key, now.getTime()))
    transaction.delete(db.doc(predictionResultsPath(season.open.key)));
}

/** Publishes seasons when they differ from those of before. What this version does not know of them stays. */
function publishSeasons(
  transaction: Transaction,
  catalogue: DocumentSnapshot,
  before: readonly PublishedSeason[],
  published: readonly PublishedSeason[],
): void {
  if (isDeepStrictEqual(published, before)) return;
  const version = Number(catalogue.get('version') ?? 0) + 1;
  const unknown = findUnknown(publishedSeasonSchema, catalogue.get('seasons') ?? []);
  const publishedAt = FieldValue.serverTimestamp();
  transaction.set(catalogue.ref, { version, publishedAt, seasons: [...published, ...unknown] });
}

/** Writes the season, and what Home has to know of it. */
export function writeSeason(
  transaction: Transaction,
  db: Firestore,
  season: AiringSeason,
  weeklyTop: DocumentSnapshot | undefined,
): void {
  transaction.set(db.doc(airingSeasonPath(season.seasonId)), toStoredSeason(season));
  writeNote(transaction, db, season, weeklyTop);
}

/** Writes what Home has to know of the season that was announced last. */
function writeNote(
  transaction: Transaction,
  db: Firestore,
  season: AiringSeason | undefined,
  weeklyTop: DocumentSnapshot | undefined,
): void {
  const { airing: _, ...others } = weeklyTop?.data() ?? {};
  const note = season && { airing: toAiringNote(season) };
  transaction.set(db.doc(WEEKLY_TOP_PATH), { lists: [], ...others, ...note });
}

/** Whether anybody has predicted the first episode of a season. */
async function hasPredictions(transaction: Transaction, db: Firestore, seasonId: string) {
  const predictions = db.collection(predictionsPath(toPredictionKey(seasonId, 1)));
  return !(await transaction.get(predictions.limit(1))).empty;
}

export const parseSeason = (document: DocumentSnapshot | undefined) =>
  wholeSeasonSchema.safeParse(document?.data()).data;

/** What a standing holds. Standings that an earlier version counted are counted again. */
export const SCORING_VERSION = 2;

/** The latest record that the standings of a season have, in milliseconds since 1970; 0 when all has to be counted. */
export const getScoredUntil = (standings: DocumentSnapshot | undefined): number =>
  standings?.get('scoring') === SCORING_VERSION ? (standings.get('scoredUntil')?.toMillis() ?? 0) : 0;

/**
 * Requests what has to be counted of the season that was announced last: an episode whose predictions have closed, and
 * records that are not scored yet. Reads three documents.
 */
export async function requestEpisodeCounts({ db, request }: Services, now: number): Promise<void> {
  const seasonId: unknown = (await db.doc(WEEKLY_TOP_PATH).get()).get('airing.seasonId');
  if (typeof seasonId !== 'string') return;
  const refs = [airingSeasonPath(seasonId), standingsPath(seasonId)].map((path) => db.doc(path));
  const [document, standings] = await db.getAll(...refs);
  const season = parseSeason(document);
  if (!season) return;
  const recorded = toPredictionKey(seasonId, countRecorded(season));
  const key = season.open?.key;
  if (key && isPredictionClosed(season, key, now))
    await request({ queue: 'closeEpisode', key, payload: { key } });
  if (getRecordTime(season) > getScoredUntil(standings))
    await request({ queue: 'scoreEpisode', key: recorded, payload: { key: recorded } });
}
