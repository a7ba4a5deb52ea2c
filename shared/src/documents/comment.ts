import * as z from 'zod/mini';
import { COMMENT_TEXT_MAX } from '../limits.ts';
import { findTextProblem } from '../text/readable.ts';
import { truncateText } from '../text/text.ts';
import { type DocumentKind, deletedWithAccount, ofNobody, toPath } from './documentKind.ts';
import type { ListKey } from './list.ts';
import { storedTimeSchema } from './timestamp.ts';

/** A comment document as stored (docs/data-model.md). */
export const commentSchema = z.object({
  listUserId: z.string(),
  listId: z.string(),
  userId: z.string(),
  userName: z.string(),
  text: z.string(),
  createdAt: storedTimeSchema,
  upvoteCount: z.int(),
  downvoteCount: z.int(),
  /** Votes up to this time are counted; missing before the first count. */
  countedAt: z.optional(storedTimeSchema),
  /** The comment that this one replies to. Replies are one level deep, so a parent is never a reply itself. */
  parentId: z.nullable(z.string()),
  isReply: z.boolean(),
});

/** The comments under all lists. Only users who can read a list can read its comments. */
export const commentKind = {
  path: 'comments/{commentId}',
  owner: 'userId',
  cardinality: 'many',
  life: { ...deletedWithAccount, copiedName: 'userName', deletedWith: ['lists'] },
  schema: commentSchema,
  serverOnly: ['countedAt'],
  texts: { text: { max: COMMENT_TEXT_MAX } },
  tombstonePath: ({ commentId = '' }) => deletedCommentPath(commentId),
} as const satisfies DocumentKind;

export const COMMENTS = toPath(commentKind.path);
export const commentPath = (commentId: string) => toPath(commentKind.path, commentId);

/** Tombstones that keep the ids of deleted comments from being reused: a new comment would take over the replies. */
export const deletedCommentKind = {
  path: 'deletedComments/{commentId}',
  ...ofNobody,
} as const satisfies DocumentKind;

export const DELETED_COMMENTS = toPath(deletedCommentKind.path);
export const deletedCommentPath = (commentId: string) => toPath(deletedCommentKind.path, commentId);

/** A comment on a list, or a reply to one. The time is an ISO string of the server. */
export type Comment = Readonly<z.infer<typeof commentSchema>> & { readonly id: string };

/**
 * Parses a stored comment.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseComment(id: string, document: unknown): Comment {
  return { id, ...commentSchema.parse(document) };
}

/** A comment to post on a list, or a reply when `parentId` is set. */
export type NewComment = {
  readonly list: ListKey;
  readonly text: string;
  readonly parentId: string | null;
};

export const COMMENT_EMPTY = 'Comment cannot be empty.';

/** The message that says why a text cannot be posted, or undefined. */
export function findCommentProblem(text: string): string | undefined {
  return text.trim() === '' ? COMMENT_EMPTY : findTextProblem(text);
}

/** What a new comment has before the server gives it a time, and functions count its votes. */
export function toUncountedComment({ list, text, parentId }: NewComment, userId: string, userName: string) {
  return {
    listUserId: list.userId,
    listId: list.listId,
    userId,
    userName,
    text: truncateText(text, COMMENT_TEXT_MAX),
    upvoteCount: 0,
    downvoteCount: 0,
    parentId,
    isReply: parentId !== null,
  };
}
