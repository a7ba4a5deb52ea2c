import {
  addMember,
  applyGroupChange,
  type ChangeGroupRequest,
  type CreateGroupRequest,
  type GroupRefusal,
} from '@outrank/shared/airing/groups';
import { profileSchema, userListsPath } from '@outrank/shared/documents/account';
import { airingSeasonPath } from '@outrank/shared/documents/airing';
import { GROUPS, type Group, groupPath } from '@outrank/shared/documents/group';
import { GROUPS_MAX } from '@outrank/shared/limits';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { groupOfInvitation, groupsOfMember } from '../platform/accountQueries.ts';
import { canWrite, findToken, type GoogleUser } from '../platform/googleUser.ts';
import { newInvitation, parseStoredGroup, writeGroup } from '../platform/ownedQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Creates a group, whose owner and only member the caller is. Returns its id, or why it cannot be done. */
export function createStoredGroup(db: Firestore, caller: GoogleUser, request: CreateGroupRequest) {
  return changeStored(db, caller, async (transaction) => {
    const season = await transaction.get(db.doc(airingSeasonPath(request.seasonId)));
    if (!season.exists) return 'noSeason';
    const createdAt = new Date().toISOString();
    const ownerId = caller.uid;
    const empty = { ...request, ownerId, memberIds: [], memberNames: {}, invitation: '', createdAt };
    return { ref: db.collection(GROUPS).doc(), changed: await addCaller(db, transaction, caller, empty) };
  });
}

/** Makes the caller a member of the group with an invitation. Safe to repeat. Otherwise as `createStoredGroup`. */
export function joinStoredGroup(db: Firestore, caller: GoogleUser, invitation: string) {
  return changeStored(db, caller, async (transaction) => {
    const [stored] = (await transaction.get(groupOfInvitation(db, invitation))).docs;
    const group = stored && parseStoredGroup(stored);
    if (!group) return 'expired';
    const isMember = group.memberIds.includes(caller.uid);
    return { ref: stored.ref, changed: isMember ? group : await addCaller(db, transaction, caller, group) };
  });
}

/** Changes, leaves or deletes a group. Otherwise as `createStoredGroup`. */
export function changeStoredGroup(db: Firestore, caller: GoogleUser, request: ChangeGroupRequest) {
  const fresh = { invitation: newInvitation(db), now: Date.now() };
  return changeStored(db, caller, async (transaction) => {
    const { ref, ...stored } = await readGroup(db, transaction, request.groupId);
    return stored.group
      ? { ref, changed: applyGroupChange(stored.group, request, caller.uid, fresh) }
      : 'missing';
  });
}

async function readGroup(db: Firestore, transaction: Transaction, groupId: string) {
  const stored = await transaction.get(db.doc(groupPath(groupId)));
  return { ref: stored.ref, group: parseStoredGroup(stored) };
}

async function addCaller(db: Firestore, transaction: Transaction, { uid }: GoogleUser, group: Group) {
  const own = await transaction.get(groupsOfMember(db, uid).select());
  if (own.size >= GROUPS_MAX) return 'tooMany';
  const profile = await transaction.get(db.doc(userListsPath(uid)));
  const name = profileSchema.safeParse(profile.data()).data?.displayName ?? '';
  return addMember(group, { uid, name });
}

type Change = { readonly ref: DocumentReference; readonly changed: Group | null | GroupRefusal };

/** Applies what is decided about a group, with a token of the caller's bucket `groups`, which a refusal takes too. */
function changeStored(
  db: Firestore,
  caller: GoogleUser,
  decide: (transaction: Transaction) => Promise<Change | GroupRefusal>,
): Promise<{ groupId: string } | GroupRefusal> {
  return runTransaction(db, async (transaction) => {
    if (!(await canWrite(db, transaction, caller))) return 'blocked';
    const takeToken = await findToken(db, transaction, caller.googleId, 'groups');
    if (!takeToken) return 'tooOften';
    const decision = await decide(transaction);
    takeToken(typeof decision === 'string' ? 'none' : decision.ref.id);
    if (typeof decision === 'string') return decision;
    const { ref, changed } = decision;
    if (typeof changed === 'string') return changed;
    writeGroup(transaction, ref, changed);
    return { groupId: ref.id };
  });
}
