import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';

/** Why a fan reports something. Rules cite the same words. */
export const reportReasons = ['spam', 'abuse', 'spoiler', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What fans and curators read of them. */
export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam',
  abuse: 'Abuse',
  spoiler: 'Spoiler',
  other: 'Something else',
};

/** A fan's report as Firestore holds it; `target` is the text of what is reported. */
export const reportSchema = z.object({
  target: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  at: storedTimeSchema,
});
export type Report = Readonly<z.infer<typeof reportSchema>>;

/** How many fans reported a target since a curator looked at it last, and when the latest did. */
export const reportCountSchema = z.object({ count: z.int(), at: storedTimeSchema });
export type ReportCount = Readonly<z.infer<typeof reportCountSchema>>;
