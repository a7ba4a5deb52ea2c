import * as z from 'zod/mini';
import type { Group } from '../documents/group.ts';
import { GROUP_MEMBERS_MAX, GROUPS_MAX, LIST_NAME_MAX } from '../limits.ts';
import { findTextProblem } from '../text/readable.ts';

/** What the callables about groups take, and what becomes of a group. */

const isReadable = (name: string) => name !== '' && findTextProblem(name) === undefined;
const groupNameSchema = z
  .string()
  .check(z.trim(), z.maxLength(LIST_NAME_MAX), z.refine(isReadable, 'cannot be read'));
const groupId = z.string().check(z.regex(/^[\w-]{1,128}$/));
const userIdSchema = z.string().check(z.regex(/^[^/]{1,128}$/));
const seasonIdSchema = z.string().check(z.regex(/^s\d{1,3}$/));

export const createGroupRequestSchema = z.object({ name: groupNameSchema, seasonId: seasonIdSchema });
export const createGroupAnswerSchema = z.object({ groupId: z.string() });
export const joinGroupRequestSchema = z.object({ groupId });
export const changeGroupRequestSchema = z.discriminatedUnion('action', [
  z.object({ groupId, action: z.literal('rename'), name: groupNameSchema }),
  z.object({ groupId, action: z.literal('remove'), userId: userIdSchema }),
  z.object({ groupId, action: z.literal('leave') }),
  z.object({ groupId, action: z.literal('delete') }),
]);
export type CreateGroupRequest = Readonly<z.infer<typeof createGroupRequestSchema>>;
export type ChangeGroupRequest = Readonly<z.infer<typeof changeGroupRequestSchema>>;

/** Errors that the functions return and the screen shows. */
export const groupRefusals = {
  signedOut: 'You must be logged in for groups.',
  malformed: 'A group needs a name of 1 to 50 characters that everybody can read.',
  blocked: 'Your account may not take part in groups.',
  missing: 'This group is gone.',
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

/** A group after a change by a user, null when that deletes it, or why the user may not. Members may only leave. */
export function applyGroupChange(group: Group, change: ChangeGroupRequest, uid: string) {
  if (change.action === 'leave') return leaveGroup(group, uid);
  if (group.ownerId !== uid) return 'notOwner';
  if (change.action === 'delete') return null;
  return change.action === 'rename' ? { ...group, name: change.name } : leaveGroup(group, change.userId);
}
