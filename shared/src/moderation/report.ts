import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';

/** The reasons for a report. The rules have the same list. */
export const reportReasons = ['spam', 'abuse', 'spoiler', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam',
  abuse: 'Abuse',
  spoiler: 'Spoiler',
  other: 'Something else',
};

/** What was reported, as it stood then. A user can report a target again once this differs. */
const reportedContentSchema = z.union([
  z.object({ name: z.string(), description: z.string() }),
  z.object({ text: z.string() }),
  z.object({ displayName: z.string() }),
]);
/** A list's texts, a comment's text or a user's name. */
export type ReportedContent = Readonly<z.infer<typeof reportedContentSchema>>;

/** A user's report as stored. `target` is a `reportTargetId`. */
export const reportSchema = z.object({
  target: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  at: storedTimeSchema,
  content: reportedContentSchema,
});
export type Report = Readonly<z.infer<typeof reportSchema>>;

/**
 * How many users have reported a target since a curator last decided on it (`decidedAt`), and when the latest report was
 * sent. `isOpen` is whether there is any.
 */
export const reportCountSchema = z.object({
  count: z.int(),
  isOpen: z.boolean(),
  at: storedTimeSchema,
  decidedAt: z.nullable(storedTimeSchema),
});
export type ReportCount = Readonly<z.infer<typeof reportCountSchema>>;
