import { type Invitation, toInvitation } from '@outrank/shared/airing/groups';
import { type AiringSeason, airingSeasonPath, airingSeasonSchema } from '@outrank/shared/documents/airing';
import { groupSchema } from '@outrank/shared/documents/group';
import type { Firestore } from 'firebase-admin/firestore';
import { groupOfInvitation } from '../platform/accountQueries.ts';

/** What whoever has an invitation sees of the group; undefined when it is no longer valid. */
export async function findInvitation(db: Firestore, invitation: string): Promise<Invitation | undefined> {
  const [stored] = (await groupOfInvitation(db, invitation).get()).docs;
  const group = groupSchema.safeParse(stored?.data()).data;
  return stored && group && toInvitation(stored.id, group);
}

/** What can be predicted of a season now; null when it is nothing, or cannot be read. */
export async function findOpenPrediction(db: Firestore, seasonId: string): Promise<AiringSeason['open']> {
  const stored = await db.doc(airingSeasonPath(seasonId)).get();
  return airingSeasonSchema.safeParse(stored.data()).data?.open ?? null;
}
