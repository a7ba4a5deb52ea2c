import * as z from 'zod/mini';
import { commentSchema } from '../comments/comment.ts';
import { storedTimeSchema } from '../firestore/timestamp.ts';

/**
 * Content that a curator hid, when and why. A hidden comment is moved here. A hidden list stays where it is, and only its
 * owner sees it.
 */
export const hiddenContentSchema = z.object({
  /** The author. */
  userId: z.string(),
  listUserId: z.string(),
  listId: z.string(),
  /** The comment as it was, or null for a list. */
  comment: z.nullable(commentSchema),
  at: storedTimeSchema,
  /** The curator. */
  by: z.string(),
  reason: z.string(),
});
export type HiddenContent = Readonly<z.infer<typeof hiddenContentSchema>>;

/** A blocked Google account as stored. No account of it can write what others see or count. */
export const blockedAccountSchema = z.object({
  /** The account that was blocked. */
  uid: z.string(),
  reason: z.string(),
  at: storedTimeSchema,
  /** The curator. */
  by: z.string(),
});
export type BlockedAccount = Readonly<z.infer<typeof blockedAccountSchema>>;
