import * as z from 'zod/mini';
import { documentIdSchema } from '../callSchemas.ts';
import { reportedContentSchema } from '../documents/moderation.ts';
import { MODERATION_REASON_MAX } from '../limits.ts';
import { contentTargetIdSchema, nameTargetIdSchema, reportTargetIdSchema } from './reportTarget.ts';

/** The request of a curator. Not in `callables.ts`, to keep it out of Home's JavaScript. */

const noteSchema = z.string().check(z.trim(), z.maxLength(MODERATION_REASON_MAX));
/** What the curator saw, or null when nothing was there. */
const seenSchema = z.nullable(reportedContentSchema);
const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MODERATION_REASON_MAX));

/**
 * A curator can hide or restore a list, a comment or a share, reset the name of a user or a group, keep any target as it is
 * (each of these closes its reports), and block or unblock an account.
 */
export const moderateRequestSchema = z.union([
  z.object({ action: z.literal('hide'), target: contentTargetIdSchema, reason: reasonSchema }),
  z.object({
    action: z.literal('restore'),
    target: contentTargetIdSchema,
    reason: noteSchema,
    content: seenSchema,
  }),
  z.object({ action: z.literal('resetName'), target: nameTargetIdSchema, reason: reasonSchema }),
  z.object({
    action: z.literal('keep'),
    target: reportTargetIdSchema,
    reason: noteSchema,
    content: seenSchema,
  }),
  z.object({
    action: z.literal('block'),
    uid: documentIdSchema,
    reason: reasonSchema,
    /** Whether all public lists of the account are hidden too. */
    hidesLists: z.optional(z.boolean()),
  }),
  z.object({ action: z.literal('unblock'), googleId: documentIdSchema, reason: noteSchema }),
]);
export type ModerateRequest = Readonly<z.infer<typeof moderateRequestSchema>>;

/** `isDone` is false when the target was deleted, its user is deleting the account, or what is kept or restored has changed. */
export const moderateAnswerSchema = z.object({ isDone: z.boolean() });

export const CURATORS_ONLY = 'Only moderators can do that.';
