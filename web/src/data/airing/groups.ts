import {
  type ChangeGroupRequest,
  type CreateGroupRequest,
  createGroupAnswerSchema,
} from '@outrank/shared/airing/groups';
import { standingListPath, standingSchema } from '@outrank/shared/documents/airing';
import { groupSchema } from '@outrank/shared/documents/group';
import { getDocs } from 'firebase/firestore/lite';
import { callFunction } from '#data/firebase/callFunction.ts';
import { parseDocuments, readDocumentsNamed } from '#data/firebase/queries.ts';
import { groupsOf } from './airingFirestoreQueries.ts';
import type { RankedFan } from './predictions.ts';

export async function readOwnGroups(uid: string) {
  const { docs } = await getDocs(groupsOf(uid));
  return parseDocuments(docs, (data, groupId) => ({ ...groupSchema.parse(data), groupId }));
}

/** The standings of these users, of whom some have none: one query for each 30. */
export async function readStandingsOf(seasonId: string, uids: readonly string[]): Promise<RankedFan[]> {
  const docs = await readDocumentsNamed(standingListPath(seasonId), uids);
  return parseDocuments(docs, (data, uid) => ({ ...standingSchema.parse(data), uid }));
}

/**
 * Starts, joins or changes a group, and returns its id. Joining is safe to repeat.
 * @throws FirebaseError with words for the user when it cannot be done, or offline.
 */
const callAbout =
  <Request extends object>(name: string) =>
  async (request: Request): Promise<string> =>
    createGroupAnswerSchema.parse(await callFunction(name, request)).groupId;
export const createGroup = callAbout<CreateGroupRequest>('createGroup');
export const joinGroup = callAbout<{ readonly groupId: string }>('joinGroup');
export const changeGroup = callAbout<ChangeGroupRequest>('changeGroup');
