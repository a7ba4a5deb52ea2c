import { paths } from '@outrank/shared/addresses';
import {
  type ChangeGroupRequest,
  type CreateGroupRequest,
  createGroupAnswerSchema,
  type Invitation,
  invitationSchema,
} from '@outrank/shared/airing/groups';
import { standingListPath, standingSchema } from '@outrank/shared/documents/airing';
import { type Group, groupPath, groupSchema } from '@outrank/shared/documents/group';
import { getDocs } from 'firebase/firestore/lite';
import { callFunction, readPublished } from '#data/firebase/callFunction.ts';
import { errorKind } from '#data/firebase/errors.ts';
import { parseDocuments, readDocumentsNamed, readOne } from '#data/firebase/queries.ts';
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
 * Reads what an invitation is to, without a session; null for one that is no longer valid.
 * @throws when there is no answer.
 */
export const findInvitation = (invitation: string): Promise<Invitation | null> =>
  readPublished(paths.invitationSummary(invitation), invitationSchema);

/** A group; null when it is gone, or the user is not in it. */
export async function readGroup(groupId: string): Promise<Group | null> {
  try {
    return await readOne(groupPath(groupId), groupSchema);
  } catch (error) {
    if (errorKind(error) === 'forbidden') return null;
    throw error;
  }
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
export const joinGroup = callAbout<{ readonly invitation: string }>('joinGroup');
export const changeGroup = callAbout<ChangeGroupRequest>('changeGroup');
