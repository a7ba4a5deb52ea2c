import * as z from 'zod/mini';
import { commentSchema } from '../comments/comment.ts';
import { storedTimeSchema } from '../firestore/timestamp.ts';

/** What a curator hid, when and why. A comment is kept here meanwhile; a list stays where it is and only its owner sees it. */
export const hiddenContentSchema = z.object({
  /** Whose it is. */
  userId: z.string(),
  listUserId: z.string(),
  listId: z.string(),
  /** The comment as it stood, or null for a list. */
  comment: z.nullable(commentSchema),
  at: storedTimeSchema,
  /** The curator. */
  by: z.string(),
  reason: z.string(),
});
export type HiddenContent = Readonly<z.infer<typeof hiddenContentSchema>>;

/** Who barred an account that is being deleted. */
export const BLOCKED_BY_SELF = 'self';

/** An account that may no longer write, as Firestore holds it. */
export const blockedAccountSchema = z.object({
  reason: z.string(),
  at: storedTimeSchema,
  /** The curator, or BLOCKED_BY_SELF. */
  by: z.string(),
});
export type BlockedAccount = Readonly<z.infer<typeof blockedAccountSchema>>;
