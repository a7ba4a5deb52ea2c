import * as z from 'zod/mini';
import { type DocumentKind, deletedWithAccount, toPath } from './documentKind.ts';
import { storedTimeSchema } from './timestamp.ts';

/**
 * What an inbox tells its user of. `comment`: their list was commented on. `reply`: their comment was answered. `upvotes`: their
 * list reached a number of upvotes. `basedOn`: somebody started a list from theirs. `topList`: their list is one of the week's.
 * `groupResult`: their group has a result.
 */
export const inboxKinds = ['comment', 'reply', 'upvotes', 'basedOn', 'topList', 'groupResult'] as const;
export type EntryKind = (typeof inboxKinds)[number];

/** One entry for each kind and list; a reply's for each comment. What a kind does not need is null. */
const inboxEntrySchema = z.object({
  kind: z.enum(inboxKinds),
  /** The user's own list; under the comment for `reply`, under `actorId` for `basedOn`. */
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
  entries: z.array(inboxEntrySchema),
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
