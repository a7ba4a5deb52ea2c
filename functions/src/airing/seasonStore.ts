import { countRecorded, getRecordTime, isPredictionClosed } from '@outrank/shared/airing/editSeason';
import {
  type AiringSeason,
  airingSeasonPath,
  airingSeasonSchema,
  standingsPath,
  toAiringNote,
  toPredictionKey,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';

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
  airingSeasonSchema.safeParse(document?.data()).data;

export const getScoredUntil = (standings: DocumentSnapshot | undefined): number =>
  standings?.get('scoredUntil')?.toMillis() ?? 0;

/**
 * Requests what has to be counted of the season that was announced last: an episode whose predictions have closed, and
 * records that are not scored yet. Reads three documents.
 */
export async function requestCounts({ db, request }: Services, now: number): Promise<void> {
  const seasonId: unknown = (await db.doc(WEEKLY_TOP_PATH).get()).get('airing.seasonId');
  if (typeof seasonId !== 'string') return;
  const [document, standings] = await db.getAll(
    db.doc(airingSeasonPath(seasonId)),
    db.doc(standingsPath(seasonId)),
  );
  const season = parseSeason(document);
  if (!season) return;
  const recorded = toPredictionKey(seasonId, countRecorded(season));
  const key = season.open?.key;
  if (key && isPredictionClosed(season, key, now))
    await request({ queue: 'closeEpisode', key, payload: { key } });
  if (getRecordTime(season) > getScoredUntil(standings))
    await request({ queue: 'scoreEpisode', key: recorded, payload: { key: recorded } });
}
