import { isDeepStrictEqual } from 'node:util';
import {
  applySeasonEdit,
  countRecorded,
  getRecordTime,
  isPredictionClosed,
} from '@outrank/shared/airing/applySeasonEdit';
import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import {
  AIRING_SEASONS,
  type AiringSeason,
  airingSeasonPath,
  predictionResultsPath,
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
    const stored: unknown = catalogue?.get('seasons') ?? [];
    const before = publishedSeasonsKind.schema.shape.seasons.parse(stored);
    const change = applySeasonEdit({ seasons, published: before }, edit, now.getTime());
    if (typeof change === 'string') return change;
    const { season, published } = change;
    writeSeason(transaction, db, season, weeklyTop);
    // Whoever reopens a prediction takes back what it told.
    if (season.open && !isPredictionClosed(season, season.open.key, now.getTime()))
      transaction.delete(db.doc(predictionResultsPath(season.open.key)));
    if (catalogue && published && !isDeepStrictEqual(published, before)) {
      const version = Number(catalogue.get('version') ?? 0) + 1;
      const publishedAt = FieldValue.serverTimestamp();
      const all = [...published, ...findUnknown(publishedSeasonSchema, stored)];
      transaction.set(catalogue.ref, { version, publishedAt, seasons: all });
    }
    logDecision(transaction, db, { by: curator, action: edit.action, target: season.seasonId, edit });
    return undefined;
  });
  if (problem === undefined) await requestEpisodeCounts(services, now.getTime());
  return problem;
}

/** Writes the season, and what Home has to know of it. */
export function writeSeason(
  transaction: Transaction,
  db: Firestore,
  season: AiringSeason,
  weeklyTop: DocumentSnapshot | undefined,
): void {
  transaction.set(db.doc(airingSeasonPath(season.seasonId)), toStoredSeason(season));
  transaction.set(db.doc(WEEKLY_TOP_PATH), { lists: [], ...weeklyTop?.data(), airing: toAiringNote(season) });
}

export const parseSeason = (document: DocumentSnapshot | undefined) =>
  wholeSeasonSchema.safeParse(document?.data()).data;

export const getScoredUntil = (standings: DocumentSnapshot | undefined): number =>
  standings?.get('scoredUntil')?.toMillis() ?? 0;

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
