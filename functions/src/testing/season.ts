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
import { groupPath } from '@outrank/shared/documents/group';
import type { DocumentData } from 'firebase-admin/firestore';
import { SEEDED_AT as at } from './documents.ts';

type Seed = readonly [path: string, data: DocumentData];

/** The season after these edits, as stored. */
const seedOf = (...edits: readonly SeasonEdit[]): Seed => {
  const season: AiringSeason = seasonAfter(...edits);
  return [airingSeasonPath(season.seasonId), toStoredSeason(season)];
};

/** The path of the group of the users of `seasonOf`, and the group, the first of whom owns it. */
export const SEEDED_GROUP = groupPath('abcdefghij0123456789');
export const INVITATION = 'invitation0123456789';
export const groupOf = (...memberIds: readonly string[]) => ({
  name: 'Tree Mail',
  seasonId: 's51',
  ownerId: memberIds[0],
  memberIds,
  memberNames: Object.fromEntries(memberIds.map((uid) => [uid, uid])),
  invitation: INVITATION,
  createdAt: at,
});

/** A season of two episodes, the first one recorded, with a prediction, a standing and a group of these users. */
export const seasonOf = (...uids: readonly string[]): Seed[] => [
  seedOf(announcing(), scheduling(2), recording(1)),
  [SEEDED_GROUP, groupOf(...uids)],
  ...uids.flatMap((uid): Seed[] => [
    [predictionPath('s51-e02', uid), { order: cast, at }],
    [standingPath('s51', uid), { displayName: uid, total: 0, episodes: { e02: 0 }, submitted: 1 }],
  ]),
];
