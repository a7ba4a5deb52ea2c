import * as z from 'zod/mini';
import { REPORT_TEXT_MAX } from '../limits.ts';
import { commentSchema } from './comment.ts';
import {
  type DocumentKind,
  forFunctions,
  getCollectionId,
  ofNobody,
  toPath,
  withdrawnOnBlock,
} from './documentKind.ts';
import { listTextSchemas, type StoredNotes, storedNotesSchema } from './list.ts';
import { storedTimeSchema } from './timestamp.ts';

/** The reasons for a report. The rules have the same list. */
export const reportReasons = ['spam', 'abuse', 'castaway', 'spoiler', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** By item id, in the order of the ids, because Firestore keeps none. */
const sortedNotesSchema = z.pipe(
  storedNotesSchema,
  z.transform(
    (notes): StoredNotes =>
      Object.fromEntries(Object.entries(notes).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ),
);

export const contentSchemas = {
  list: z.object({ ...listTextSchemas, notes: z.optional(sortedNotesSchema) }),
  comment: z.object({ text: z.string() }),
  user: z.object({ displayName: z.string() }),
  group: z.object({ name: z.string() }),
  /** Null for the author of what belongs to all fans, or names its users in the title. With what a list's author says of items. */
  share: z.object({
    title: z.string(),
    author: z.nullable(z.string()),
    notes: z.optional(sortedNotesSchema),
  }),
} as const;

/** The words that a share shows. */
export type ShareWords = Readonly<z.input<typeof contentSchemas.share>>;
/** A list's texts, a comment's text, the name of a user or a group, or the words that a share shows. */
export type ReportedContent = Readonly<z.input<(typeof contentSchemas)[keyof typeof contentSchemas]>>;
/** What was reported, as it stood then. A user can report a target again once this differs. */
export const reportedContentSchema: z.ZodMiniType<ReportedContent> = z.union(Object.values(contentSchemas));

/** A user's report as stored. `target` is a `reportTargetId`. */
export const reportSchema = z.object({
  target: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  at: storedTimeSchema,
  content: reportedContentSchema,
});
export type Report = Readonly<z.infer<typeof reportSchema>>;

/** A complaint about another user's list, comment or name, about the name of a group, or about a share. */
export const reportKind = {
  path: 'users/{uid}/reports/{target}',
  owner: 'uid',
  cardinality: 'many',
  life: { ...withdrawnOnBlock, deletedWith: ['lists', 'comments', 'profile', 'shares', 'groups'] },
  schema: reportSchema,
  texts: { text: { max: REPORT_TEXT_MAX } },
} as const satisfies DocumentKind;

/** The collection group of all users' reports. */
export const REPORTS_GROUP = getCollectionId(reportKind);
/** A user's report. `target` is a `reportTargetId`. */
export const reportPath = (uid: string, target: string) => toPath(reportKind.path, uid, target);

/**
 * How many users have reported a target since a curator last decided on it (`decidedAt`), and when the latest report was
 * sent. `isOpen` is whether there is any. `decidedContent` is what the curator decided on: the rules let a user whose report
 * is closed report anything else again.
 */
export const reportCountSchema = z.object({
  count: z.int(),
  isOpen: z.boolean(),
  at: storedTimeSchema,
  decidedAt: z.nullable(storedTimeSchema),
  decidedContent: z.optional(z.nullable(reportedContentSchema)),
});

/** The number of open reports of each target. */
export const reportCountKind = {
  path: 'reportCounts/{target}',
  owner: null,
  life: { ...forFunctions, deletedWith: ['lists', 'comments', 'profile', 'shares', 'groups'] },
  schema: reportCountSchema,
} as const satisfies DocumentKind;

export const REPORT_COUNTS = toPath(reportCountKind.path);
export const reportCountPath = (target: string) => toPath(reportCountKind.path, target);

/**
 * Content that a curator hid, when and why. A hidden comment is moved here. A hidden list stays where it is, and only its
 * owner sees it. A hidden share stays too, and nobody sees it.
 */
export const hiddenContentSchema = z.object({
  /** The author. */
  userId: z.string(),
  listUserId: z.string(),
  listId: z.string(),
  /** The comment as it was, or null for a list or a share. */
  comment: z.nullable(commentSchema),
  /** The words of a share. */
  share: z.optional(contentSchemas.share),
  at: storedTimeSchema,
  /** The curator. */
  by: z.string(),
  reason: z.string(),
});
export type HiddenContent = Readonly<z.infer<typeof hiddenContentSchema>>;

/** What curators hid. Functions hide and restore. */
export const hiddenContentKind = {
  path: 'hiddenContent/{target}',
  owner: 'userId',
  cardinality: 'many',
  life: {
    isInDownload: false,
    accountDeleted: 'delete',
    accountBlocked: 'stay',
    deletedWith: ['lists', 'shares'],
  },
  schema: hiddenContentSchema,
} as const satisfies DocumentKind;

export const HIDDEN_CONTENT = toPath(hiddenContentKind.path);
export const hiddenContentPath = (target: string) => toPath(hiddenContentKind.path, target);

/** A blocked Google account as stored. No account of it can write what others see or count. */
export const blockedAccountSchema = z.object({
  /** The account that was blocked. */
  uid: z.string(),
  reason: z.string(),
  at: storedTimeSchema,
  /** The curator. */
  by: z.string(),
  /** Whether the public lists of the account have yet to be hidden. */
  hidesLists: z.optional(z.boolean()),
});
export type BlockedAccount = Readonly<z.infer<typeof blockedAccountSchema>>;

/** It outlives the account, so that the Google account stays blocked. */
export const blockedAccountKind = {
  path: 'blockedAccounts/{id}',
  owner: 'googleId',
  cardinality: 'one',
  life: forFunctions,
  schema: blockedAccountSchema,
} as const satisfies DocumentKind;

export const BLOCKED_ACCOUNTS = toPath(blockedAccountKind.path);
export const blockedAccountPath = (googleId: string) => toPath(blockedAccountKind.path, googleId);

/** One entry for each action of a curator. */
export const moderationLogKind = { path: 'moderationLog/{id}', ...ofNobody } as const satisfies DocumentKind;

export const MODERATION_LOG = toPath(moderationLogKind.path);
