import * as z from 'zod/mini';
import { documentIdSchema } from '../callables.ts';
import { MODERATION_REASON_MAX } from '../limits.ts';
import { reportTargetIdSchema } from './reportTarget.ts';

/** What a curator asks of the cloud; apart from the other calls, because Home loads those. */

const noteSchema = z.string().check(z.trim(), z.maxLength(MODERATION_REASON_MAX));
const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MODERATION_REASON_MAX));

/** What a curator may do: hide a target or restore it, keep it and so close its reports, block an account or free it. */
export const moderateRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('hide'), target: reportTargetIdSchema, reason: reasonSchema }),
  z.object({ action: z.enum(['keep', 'restore']), target: reportTargetIdSchema, reason: noteSchema }),
  z.object({ action: z.literal('block'), uid: documentIdSchema, reason: reasonSchema }),
  z.object({ action: z.literal('unblock'), uid: documentIdSchema, reason: noteSchema }),
]);
export type ModerateRequest = Readonly<z.infer<typeof moderateRequestSchema>>;

/** False when what should be hidden or restored is gone, or an account is being deleted by its own fan. */
export const moderateAnswerSchema = z.object({ isDone: z.boolean() });

export const CURATORS_ONLY = 'Only curators may do that.';
