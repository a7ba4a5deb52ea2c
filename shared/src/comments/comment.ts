import * as z from 'zod/mini';
import type { ListKey } from '../firestore/documentPaths.ts';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import { COMMENT_TEXT_MAX } from '../limits.ts';
import { truncateText } from '../text/truncateText.ts';

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

/** A comment on a list, or a reply to one. The time is an ISO string of the server. */
export type Comment = Readonly<z.infer<typeof commentSchema>> & { readonly id: string };

/**
 * Parses a stored comment.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseComment(id: string, document: unknown): Comment {
  return { id, ...commentSchema.parse(document) };
}

/** A vote on a comment as stored: 1 is up, -1 is down. */
export const commentVoteSchema = z.object({
  commentId: z.string(),
  /** The list of the comment, as `listKeyText`. */
  listKey: z.string(),
  value: z.union([z.literal(1), z.literal(-1)]),
  at: storedTimeSchema,
});

/** A user's vote on a comment; 0 is no vote. */
export type CommentVote = 1 | -1 | 0;

/** A user's vote on a comment. The comment's counts include it from the first `countedAt` that is not earlier than `at`. */
export type OwnVote = { readonly value: Exclude<CommentVote, 0>; readonly at: string };

/** A comment to post on a list, or a reply when `parentId` is set. */
export type NewComment = {
  readonly list: ListKey;
  readonly text: string;
  readonly parentId: string | null;
};

export const COMMENT_EMPTY = 'Comment cannot be empty.';

/** The message that says why a text cannot be posted, or undefined. */
export function findCommentProblem(text: string): string | undefined {
  return text.trim() === '' ? COMMENT_EMPTY : undefined;
}

/** Trims a text and cuts it to its limit. */
export function toStoredCommentText(text: string): string {
  return truncateText(text, COMMENT_TEXT_MAX);
}
