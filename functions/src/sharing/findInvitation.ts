import { type Invitation, toInvitation } from '@outrank/shared/airing/groups';
import { groupSchema } from '@outrank/shared/documents/group';
import type { Firestore } from 'firebase-admin/firestore';
import { groupOfInvitation } from '../platform/accountQueries.ts';

/** What whoever has an invitation sees of the group; undefined when it is no longer valid. */
export async function findInvitation(db: Firestore, invitation: string): Promise<Invitation | undefined> {
  const [stored] = (await groupOfInvitation(db, invitation).get()).docs;
  const group = groupSchema.safeParse(stored?.data()).data;
  return stored && group && toInvitation(stored.id, group);
}
