import * as z from 'zod/mini';
import type { ListKey } from '../firestore/documentPaths.ts';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import { COMMENT_TEXT_MAX } from '../limits.ts';
import { truncateText } from '../text/truncateText.ts';

/** A comment document as Firestore holds it (docs/data-model.md). */
export const commentSchema = z.object({
  listUserId: z.string(),
  listId: z.string(),
  userId: z.string(),
  userName: z.string(),
  text: z.string(),
  createdAt: storedTimeSchema,
  upvoteCount: z.int(),
  downvoteCount: z.int(),
  /** The comment that is answered; replies are one level deep, so it is never a reply itself. */
  parentId: z.nullable(z.string()),
  isReply: z.boolean(),
});

/** A comment on a list, or a reply to one. The time is an ISO string of the server. */
export type Comment = Readonly<z.infer<typeof commentSchema>> & { readonly id: string };

/**
 * Reads a stored comment.
 * @throws z.core.$ZodError when the document is not one.
 */
export function parseComment(id: string, document: unknown): Comment {
  return { id, ...commentSchema.parse(document) };
}

/** A vote on a comment: 1 is up, -1 is down. */
export const commentVoteSchema = z.object({
  commentId: z.string(),
  /** The list that the comment stands under, as `listKeyText` writes it. */
  listKey: z.string(),
  value: z.union([z.literal(1), z.literal(-1)]),
});

/** How a fan votes on a comment; 0 is no vote. */
export type CommentVote = 1 | -1 | 0;

/** What a fan writes: a comment on a list, or a reply when there is a `parentId`. */
export type NewComment = {
  readonly list: ListKey;
  readonly text: string;
  readonly parentId: string | null;
};

export const COMMENT_EMPTY = 'Comment cannot be empty.';

/** The words for what keeps a text from being posted, or undefined. */
export function findCommentProblem(text: string): string | undefined {
  return text.trim() === '' ? COMMENT_EMPTY : undefined;
}

/** The text as it is stored: trimmed and cut to its limit. */
export function toStoredCommentText(text: string): string {
  return truncateText(text, COMMENT_TEXT_MAX);
}
