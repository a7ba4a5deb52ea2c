import {
  type AiringSeason,
  airingSeasonPath,
  toAiringNote,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

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
