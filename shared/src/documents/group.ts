import * as z from 'zod/mini';
import { keepingFields, knownEntries, knownMembers } from '../members.ts';
import { type DocumentKind, toPath } from './documentKind.ts';
import { storedTimeSchema } from './timestamp.ts';

/** Fans who predict a season together. Only its members may read it. */
export const groupSchema = keepingFields(
  z.object({
    name: z.string(),
    seasonId: z.string(),
    ownerId: z.string(),
    /** In the order of joining, at most `GROUP_MEMBERS_MAX`. */
    memberIds: knownMembers(z.string()),
    /** Copies of the members' names by their ids: before the first score no standing has them, and visitors read no profile. */
    memberNames: z._default(knownEntries(z.string()), {}),
    /** 20 random characters: whoever has them may join. A group of before has none until its next change. */
    invitation: z._default(z.string(), ''),
    /** From when its owner may rename it, after a curator has reset the name. */
    renamableAt: z.optional(storedTimeSchema),
    createdAt: storedTimeSchema,
  }),
);
export type Group = Readonly<z.infer<typeof groupSchema>>;

/** Functions write it. A member who leaves takes no document of others along, so it belongs to all members. */
export const groupKind = {
  path: 'groups/{groupId}',
  owner: 'memberIds',
  cardinality: 'many',
  life: {
    isInDownload: true,
    accountDeleted: 'leave',
    accountBlocked: 'leave',
    copiedName: 'memberNames.{uid}',
  },
  schema: groupSchema,
} as const satisfies DocumentKind;

export const GROUPS = toPath(groupKind.path);
export const groupPath = (groupId: string) => toPath(groupKind.path, groupId);
