import * as z from 'zod/mini';
import { knownMembers } from '../members.ts';
import { type DocumentKind, deletedWithAccount, toPath } from './documentKind.ts';
import { parseListKey } from './list.ts';
import { storedTimeSchema } from './timestamp.ts';

/** What an entry is about. The task that looks it up names this as its target. */
export type EntrySubject = 'ownList' | 'listBasedOnOwn' | 'ownComment' | 'ownGroups';

type Declaration = {
  /** What makes functions look it up: they name it when they request entries (`requestEntries`). */
  readonly startedBy: string;
  /** A list is named by `listKeyText`, a comment by its id, the groups by their season. */
  readonly about: EntrySubject;
  /** What the user reads. `{who}` did it last, `{what}` is the list or the group, `{count}` how many. */
  readonly sentence: string;
  /** The same for more than one. */
  readonly sentenceOfMany?: string;
};

/** The kinds of entries: a new one is declared here, looked up in `entryFinders` and requested where it happens. */
export const entryKinds = {
  comment: {
    startedBy: 'listCommented',
    about: 'ownList',
    sentence: '{who} commented on {what}',
    sentenceOfMany: '{count} new comments on {what}, the last by {who}',
  },
  reply: {
    startedBy: 'commentAnswered',
    about: 'ownComment',
    sentence: '{who} replied to your comment on {what}',
    sentenceOfMany: '{count} new replies to your comment on {what}, the last by {who}',
  },
  upvotes: {
    startedBy: 'upvotesCounted',
    about: 'ownList',
    sentence: '{what} has reached {count} upvote',
    sentenceOfMany: '{what} has reached {count} upvotes',
  },
  basedOn: {
    startedBy: 'listBasedOn',
    about: 'listBasedOnOwn',
    sentence: '{who} ranked your list their way: {what}',
  },
  topList: {
    startedBy: 'weekComputed',
    about: 'ownList',
    sentence: "{what} made the week's top lists",
  },
  groupResult: {
    startedBy: 'episodeScored',
    about: 'ownGroups',
    sentence: '{what} has a new result',
  },
} as const satisfies Readonly<Record<string, Declaration>>;
export type EntryKind = keyof typeof entryKinds;
export type EntryStart = (typeof entryKinds)[EntryKind]['startedBy'];

export const allEntryKinds = Object.keys(entryKinds) as EntryKind[];
export const getEntryKind = (kind: EntryKind): Declaration => entryKinds[kind];

/** One entry for each kind and list; a reply's for each comment, a result's for each group. What a kind does not need is null. */
export const inboxEntrySchema = z.object({
  kind: z.enum(allEntryKinds),
  /** The user's own list; under the comment for a kind about one, under `actorId` for one that started from theirs. */
  listId: z.nullable(z.string()),
  groupId: z.nullable(z.string()),
  /** The user's own comment. */
  commentId: z.nullable(z.string()),
  /** Who did it last. */
  actorId: z.nullable(z.string()),
  /** How many since `seenAt`; the number that was reached for `upvotes`. */
  count: z.nullable(z.int()),
  at: storedTimeSchema,
});
export type InboxEntry = Readonly<z.infer<typeof inboxEntrySchema>>;

export const inboxSchema = z.object({
  /** The newest first. */
  entries: knownMembers(inboxEntrySchema),
  /** When the entries last changed. */
  at: storedTimeSchema,
  /** When the user last saw them. */
  seenAt: z.nullable(storedTimeSchema),
});
export type Inbox = Readonly<z.infer<typeof inboxSchema>>;

/** What others did that concerns a user. Functions write it; the user says when they saw it. */
export const inboxKind = {
  path: 'users/{uid}/inbox/current',
  owner: 'uid',
  cardinality: 'one',
  life: deletedWithAccount,
  schema: inboxSchema,
  serverOnly: ['entries', 'at'],
} as const satisfies DocumentKind;

export const inboxPath = (uid: string) => toPath(inboxKind.path, uid);

/** The fields that tell an entry from the others of its kind. The groups of a user are looked up together. */
export function toIdentity(about: EntrySubject, target: string): Partial<InboxEntry> {
  if (about === 'ownComment') return { commentId: target };
  if (about === 'ownGroups') return {};
  const { userId, listId } = parseListKey(target);
  return about === 'ownList' ? { listId } : { listId, actorId: userId };
}

/** The most entries of an inbox. */
export const INBOX_MAX = 30;

/** Whether there is something that the user has not seen. */
export function hasNews({ entries, seenAt }: Inbox): boolean {
  return entries.some(({ at }) => seenAt === null || at > seenAt);
}

/** The number of upvotes that a list has reached: 1, 5, 10, 25, 50, 100, 250 and so on; 0 without any. */
export function toUpvoteStep(count: number): number {
  const power = 10 ** (String(count).length - 1);
  const steps = [5 * power, 2.5 * power, power];
  return steps.find((step) => Number.isInteger(step) && step <= count) ?? 0;
}
