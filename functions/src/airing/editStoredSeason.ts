import { isDeepStrictEqual } from 'node:util';
import { editSeason, isPredictionClosed } from '@outrank/shared/airing/editSeason';
import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import { AIRING_SEASONS, airingSeasonSchema, predictionResultsPath } from '@outrank/shared/documents/airing';
import { PUBLISHED_SEASONS_PATH, publishedSeasonsKind } from '@outrank/shared/documents/publishedSeasons';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { FieldValue } from 'firebase-admin/firestore';
import { logDecision } from '../moderation/decision.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import type { Services } from '../platform/services.ts';
import { requestCounts, writeSeason } from './seasonStore.ts';

/**
 * Applies what a curator says of the season that is followed, publishes its cast and logs it, and requests what has to be
 * counted. Returns why it cannot be done, for the curator, and then nothing has changed. Safe to repeat.
 * @throws when Firestore fails; a repeated call completes it.
 */
export async function editStoredSeason(
  services: Services,
  curator: string,
  edit: SeasonEdit,
  now: Date,
): Promise<string | undefined> {
  const { db } = services;
  const problem = await runTransaction(db, async (transaction) => {
    const [catalogue, weeklyTop] = await transaction.getAll(
      db.doc(PUBLISHED_SEASONS_PATH),
      db.doc(WEEKLY_TOP_PATH),
    );
    const { docs } = await transaction.get(db.collection(AIRING_SEASONS));
    const announced = docs.toSorted((a, b) => a.createTime.toMillis() - b.createTime.toMillis());
    const seasons = announced.map((document) => airingSeasonSchema.parse(document.data()));
    const before = publishedSeasonsKind.schema.safeParse(catalogue?.data()).data;
    const change = editSeason({ seasons, published: before?.seasons ?? [] }, edit, now.getTime());
    if ('problem' in change) return change.problem;
    const { season, published } = change;
    writeSeason(transaction, db, season, weeklyTop);
    // Whoever reopens a prediction takes back what it told.
    if (season.open && !isPredictionClosed(season, season.open.key, now.getTime()))
      transaction.delete(db.doc(predictionResultsPath(season.open.key)));
    if (catalogue && published && !isDeepStrictEqual(published, before?.seasons)) {
      const version = (before?.version ?? 0) + 1;
      const publishedAt = FieldValue.serverTimestamp();
      transaction.set(catalogue.ref, { version, publishedAt, seasons: published });
    }
    logDecision(transaction, db, { by: curator, action: edit.action, target: season.seasonId, edit });
    return undefined;
  });
  if (problem === undefined) await requestCounts(services, now.getTime());
  return problem;
}
