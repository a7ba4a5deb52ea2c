import * as z from 'zod/mini';
import { documentIdSchema } from '../callables.ts';
import { MODERATION_REASON_MAX } from '../limits.ts';
import { reportTargetIdSchema } from './reportTarget.ts';

/** The request of a curator. Not in `callables.ts`, to keep it out of Home's JavaScript. */

const noteSchema = z.string().check(z.trim(), z.maxLength(MODERATION_REASON_MAX));
const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MODERATION_REASON_MAX));

/** A curator can hide or restore a target, keep it (which closes its reports), and block or unblock an account. */
export const moderateRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('hide'), target: reportTargetIdSchema, reason: reasonSchema }),
  z.object({ action: z.enum(['keep', 'restore']), target: reportTargetIdSchema, reason: noteSchema }),
  z.object({ action: z.literal('block'), uid: documentIdSchema, reason: reasonSchema }),
  z.object({ action: z.literal('unblock'), uid: documentIdSchema, reason: noteSchema }),
]);
export type ModerateRequest = Readonly<z.infer<typeof moderateRequestSchema>>;

/** `isDone` is false when the target was deleted, or its user is deleting the account. */
export const moderateAnswerSchema = z.object({ isDone: z.boolean() });

export const CURATORS_ONLY = 'Only curators may do that.';
