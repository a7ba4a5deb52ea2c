import * as z from 'zod/mini';
import type { Group } from '../documents/group.ts';
import { DAY_MS, GROUP_MEMBERS_MAX, GROUPS_MAX, LIST_NAME_MAX } from '../limits.ts';
import { findEntry } from '../members.ts';
import { findNameProblem } from '../text/nameProblems.ts';

/** What the callables about groups take, and what becomes of a group. */

const isAccepted = (name: string) => name !== '' && findNameProblem(name, 'name') === undefined;
const groupNameSchema = z
  .string()
  .check(z.trim(), z.maxLength(LIST_NAME_MAX), z.refine(isAccepted, 'cannot be read or speaks for the app'));
/** Not reserved (`__…__`), which Firestore refuses. */
const groupId = z.string().check(z.regex(/^(?!__.*__$)[\w-]{1,128}$/));
const userIdSchema = z.string().check(z.regex(/^[^/]{1,128}$/));
const seasonIdSchema = z.string().check(z.regex(/^s\d{1,3}$/));

export const createGroupRequestSchema = z.object({ name: groupNameSchema, seasonId: seasonIdSchema });
export const createGroupAnswerSchema = z.object({ groupId: z.string() });
export const joinGroupRequestSchema = z.object({ invitation: z.string().check(z.regex(/^\w{20}$/)) });
export const changeGroupRequestSchema = z.union([
  z.object({ groupId, action: z.literal('rename'), name: groupNameSchema }),
  z.object({ groupId, action: z.literal('invite') }),
  z.object({ groupId, action: z.literal('remove'), userId: userIdSchema }),
  z.object({ groupId, action: z.literal('leave') }),
  z.object({ groupId, action: z.literal('delete') }),
]);
export type CreateGroupRequest = Readonly<z.infer<typeof createGroupRequestSchema>>;
export type ChangeGroupRequest = Readonly<z.infer<typeof changeGroupRequestSchema>>;

/** How many members an invitation names. */
const NAMED_MEMBERS = 6;

/** What whoever has an invitation sees of the group: who is in it, the first ones by name. */
export const invitationSchema = z.object({
  groupId: z.string(),
  name: z.string(),
  seasonId: z.string(),
  owner: z.string(),
  memberIds: z.array(z.string()),
  /** Of the first members, in the order of joining. */
  names: z.array(z.string()),
});
export type Invitation = Readonly<z.infer<typeof invitationSchema>>;

export function toInvitation(groupId: string, { name, seasonId, memberIds, ...group }: Group): Invitation {
  const toName = (uid: string) => findEntry(group.memberNames, uid) ?? '';
  const names = memberIds.map(toName).filter(Boolean).slice(0, NAMED_MEMBERS);
  return { groupId, name, seasonId, owner: toName(group.ownerId), memberIds, names };
}

/** `Ada invites you to Tree Mail` */
export const describeInvitation = ({ owner, name }: Pick<Invitation, 'owner' | 'name'>): string =>
  `${owner === '' ? 'You are invited' : `${owner} invites you`} to ${name}`;

/** Errors that the functions return and the screen shows. */
export const groupRefusals = {
  signedOut: 'You must be logged in for groups.',
  malformed:
    'A group needs a name of 1 to 50 characters that everybody can read, and that does not speak for Outrank.',
  blocked: 'Your account may not take part in groups.',
  missing: 'This group is gone.',
  expired: 'This invitation is no longer valid. Ask for a new one.',
  nameReset: 'A moderator reset the name of this group. You can rename it tomorrow.',
  noSeason: 'This season has no predictions.',
  full: `This group is full (${GROUP_MEMBERS_MAX} members).`,
  tooMany: `You are in ${GROUPS_MAX} groups. Leave one first.`,
  notOwner: 'Only the owner of the group can do this.',
  tooOften: "You've changed groups a lot in the last hour. Try again in a few minutes.",
} as const;
export type GroupRefusal = keyof typeof groupRefusals;

type Member = { readonly uid: string; readonly name: string };

/** A group with one more member, or why there can be none. */
export function addMember(group: Group, { uid, name }: Member): Group | GroupRefusal {
  if (group.memberIds.includes(uid)) return group;
  if (group.memberIds.length >= GROUP_MEMBERS_MAX) return 'full';
  const memberNames = { ...group.memberNames, [uid]: name };
  return { ...group, memberIds: [...group.memberIds, uid], memberNames };
}

/** A group without a member. After its owner the earliest member owns it; null when nobody is left. */
export function leaveGroup(group: Group, uid: string): Group | null {
  const memberIds = group.memberIds.filter((each) => each !== uid);
  const [earliest] = memberIds;
  if (earliest === undefined) return null;
  const { [uid]: _, ...memberNames } = group.memberNames;
  return { ...group, memberIds, memberNames, ownerId: group.ownerId === uid ? earliest : group.ownerId };
}

/** The name of a group whose own name is not to be seen. */
export const NAMELESS_GROUP = 'Tribe';

/** A group whose name a curator has reset at `now`, in milliseconds since 1970: for a day it keeps the new one. */
export function resetGroupName(group: Group, now: number): Group {
  return { ...group, name: NAMELESS_GROUP, renamableAt: new Date(now + DAY_MS).toISOString() };
}

/** A group without a member who must not come back: their invitation ends. */
function removeMember(group: Group, uid: string, invitation: string): Group | null {
  const left = leaveGroup(group, uid);
  return left && { ...left, invitation };
}

/** A group without a member who was blocked. What the member called it is not handed on. */
export function removeBlocked(group: Group, uid: string, invitation: string): Group | null {
  const left = removeMember(group, uid, invitation);
  return left && group.ownerId === uid ? { ...left, name: NAMELESS_GROUP } : left;
}

/**
 * A group after a change by a user, null when that deletes it, or why the user may not. Members may only leave.
 * @param invitation a new one, should the change end the old one. @param now milliseconds since 1970.
 */
export function applyGroupChange(
  group: Group,
  change: ChangeGroupRequest,
  uid: string,
  { invitation, now }: { readonly invitation: string; readonly now: number },
): Group | null | GroupRefusal {
  if (change.action === 'leave') return leaveGroup(group, uid);
  if (group.ownerId !== uid) return 'notOwner';
  if (change.action === 'delete') return null;
  if (change.action === 'invite') return { ...group, invitation };
  if (change.action === 'remove') return removeMember(group, change.userId, invitation);
  const isNameKept = group.renamableAt !== undefined && now < Date.parse(group.renamableAt);
  return isNameKept ? 'nameReset' : { ...group, name: change.name };
}
