import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import {
  announcing,
  cast,
  recording,
  scheduling,
  seasonAfter,
} from '@outrank/shared/airing/testing/editedSeason';
import {
  type AiringSeason,
  airingSeasonPath,
  predictionPath,
  standingPath,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import type { DocumentData } from 'firebase-admin/firestore';
import { SEEDED_AT as at } from './documents.ts';

type Seed = readonly [path: string, data: DocumentData];

/** The season after these edits, as stored. */
const seedOf = (...edits: readonly SeasonEdit[]): Seed => {
  const season: AiringSeason = seasonAfter(...edits);
  return [airingSeasonPath(season.seasonId), toStoredSeason(season)];
};

/** A season of two episodes, the first one recorded, with a prediction and a standing of each of these users. */
export const seasonOf = (...uids: readonly string[]): Seed[] => [
  seedOf(announcing(), scheduling(2), recording(1)),
  ...uids.flatMap((uid): Seed[] => [
    [predictionPath('s51-e02', uid), { order: cast, at }],
    [standingPath('s51', uid), { displayName: uid, total: 0, episodes: { e02: 0 }, submitted: 1 }],
  ]),
];
