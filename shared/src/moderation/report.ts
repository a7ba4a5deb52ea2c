import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import type { RankedList } from '../lists/list.ts';
import { toNotesField } from '../lists/notes.ts';
import { type StoredNotes, storedNotesSchema } from '../lists/storedNotes.ts';
import type { ReportTarget } from './reportTarget.ts';

/** The reasons for a report. The rules have the same list. */
export const reportReasons = ['spam', 'abuse', 'spoiler', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam',
  abuse: 'Abuse',
  spoiler: 'Spoiler',
  other: 'Something else',
};

/** By item id, in the order of the ids, because Firestore keeps none. */
const sortedNotesSchema = z.pipe(
  storedNotesSchema,
  z.transform(
    (notes): StoredNotes =>
      Object.fromEntries(Object.entries(notes).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ),
);

const contentSchemas = {
  list: z.object({ name: z.string(), description: z.string(), notes: z.optional(sortedNotesSchema) }),
  comment: z.object({ text: z.string() }),
  user: z.object({ displayName: z.string() }),
} as const satisfies Record<ReportTarget['kind'], unknown>;

/** What was reported, as it stood then. A user can report a target again once this differs. */
export const reportedContentSchema = z.union(Object.values(contentSchemas));
/** A list's texts, a comment's text or a user's name. */
export type ReportedContent = Readonly<z.infer<typeof reportedContentSchema>>;

/** What a report of a list, a comment or a profile stores; undefined when the document is malformed. */
export function toReportedContent(
  kind: ReportTarget['kind'],
  document: unknown,
): ReportedContent | undefined {
  return contentSchemas[kind].safeParse(document).data;
}

/** What a report of a list stores. */
export function getReportedList(list: Pick<RankedList, 'name' | 'description' | 'items'>): ReportedContent {
  const { name, description, items } = list;
  return contentSchemas.list.parse({ name, description, ...toNotesField(items) });
}

/** Whether two contents have the same words. Both are parsed, so their fields have the same order. */
export function isSameReportedContent(
  a: ReportedContent | null | undefined,
  b: ReportedContent | null | undefined,
): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

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
 * sent. `isOpen` is whether there is any. `decidedContent` is what the curator decided on: the rules let a user whose report
 * is closed report anything else again.
 */
export const reportCountSchema = z.object({
  count: z.int(),
  isOpen: z.boolean(),
  at: storedTimeSchema,
  decidedAt: z.nullable(storedTimeSchema),
  decidedContent: z.optional(z.nullable(reportedContentSchema)),
});
export type ReportCount = Readonly<z.infer<typeof reportCountSchema>>;
