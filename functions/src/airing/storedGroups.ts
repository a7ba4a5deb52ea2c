import {
  addMember,
  applyGroupChange,
  type ChangeGroupRequest,
  type CreateGroupRequest,
  type GroupRefusal,
} from '@outrank/shared/airing/groups';
import { profileSchema, userListsPath } from '@outrank/shared/documents/account';
import { airingSeasonPath } from '@outrank/shared/documents/airing';
import { GROUPS, type Group, groupKind, groupPath } from '@outrank/shared/documents/group';
import { GROUPS_MAX } from '@outrank/shared/limits';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { canWrite, type GoogleUser, takeRateToken } from '../platform/googleUser.ts';
import { findOwned, parseStoredGroup, writeGroup } from '../platform/ownedQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Creates a group, whose owner and only member the caller is. Returns its id, or why it cannot be done. */
export function createStoredGroup(db: Firestore, caller: GoogleUser, request: CreateGroupRequest) {
  const ref = db.collection(GROUPS).doc();
  return changeStored(db, caller, ref, async (transaction) => {
    const season = await transaction.get(db.doc(airingSeasonPath(request.seasonId)));
    if (!season.exists) return 'noSeason';
    const createdAt = new Date().toISOString();
    const empty = { ...request, ownerId: caller.uid, memberIds: [], memberNames: {}, createdAt };
    return addCaller(db, transaction, caller, empty);
  });
}

/** Makes the caller a member of a group. Safe to repeat. Otherwise as `createStoredGroup`. */
export function joinStoredGroup(db: Firestore, caller: GoogleUser, groupId: string) {
  return changeStored(db, caller, db.doc(groupPath(groupId)), async (transaction, group) => {
    if (!group) return 'missing';
    return group.memberIds.includes(caller.uid) ? group : addCaller(db, transaction, caller, group);
  });
}

/** Changes, leaves or deletes a group. Otherwise as `createStoredGroup`. */
export function changeStoredGroup(db: Firestore, caller: GoogleUser, request: ChangeGroupRequest) {
  return changeStored(db, caller, db.doc(groupPath(request.groupId)), async (_, group) =>
    group ? applyGroupChange(group, request, caller.uid) : 'missing',
  );
}

async function addCaller(db: Firestore, transaction: Transaction, { uid }: GoogleUser, group: Group) {
  const own = findOwned(db, groupKind, uid)?.limit(GROUPS_MAX).select();
  if (own && (await transaction.get(own)).size >= GROUPS_MAX) return 'tooMany';
  const profile = await transaction.get(db.doc(userListsPath(uid)));
  const name = profileSchema.safeParse(profile.data()).data?.displayName ?? '';
  return addMember(group, { uid, name });
}

type Decide = (transaction: Transaction, group: Group | undefined) => Promise<Group | null | GroupRefusal>;

/** Applies what is decided about a group, with a token of the caller's bucket `groups`. */
function changeStored(
  db: Firestore,
  caller: GoogleUser,
  ref: DocumentReference,
  decide: Decide,
): Promise<{ groupId: string } | GroupRefusal> {
  return runTransaction(db, async (transaction) => {
    if (!(await canWrite(db, transaction, caller))) return 'blocked';
    const stored = await transaction.get(ref);
    const changed = await decide(transaction, parseStoredGroup(stored));
    if (typeof changed === 'string') return changed;
    const token = { googleId: caller.googleId, kind: 'groups', documentId: ref.id } as const;
    if (!(await takeRateToken(db, transaction, token))) return 'tooOften';
    writeGroup(transaction, ref, changed);
    return { groupId: ref.id };
  });
}
