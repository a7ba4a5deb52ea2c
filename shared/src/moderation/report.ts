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

/** A user's report as stored. `target` is a `reportTargetId`. */
export const reportSchema = z.object({
  target: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  at: storedTimeSchema,
});
export type Report = Readonly<z.infer<typeof reportSchema>>;

/** How many users have reported a target since a curator last decided on it, and when the latest report was sent. */
export const reportCountSchema = z.object({ count: z.int(), at: storedTimeSchema });
export type ReportCount = Readonly<z.infer<typeof reportCountSchema>>;
