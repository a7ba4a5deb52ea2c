import type { ListTexts } from '../documents/list.ts';
import { contentSchemas, type ReportedContent, type ReportReason } from '../documents/moderation.ts';
import { toNotesField } from '../lists/notes.ts';
import type { RankedList } from '../lists/rankedList.ts';
import type { ReportTarget } from './reportTarget.ts';

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam',
  abuse: 'Abuse',
  castaway: 'Attacks a castaway',
  spoiler: 'Spoiler',
  other: 'Something else',
};

/** What a report of a list, a comment or a profile stores; undefined when the document is malformed. */
export function toReportedContent(kind: ReportTarget['kind'], document: unknown) {
  return contentSchemas[kind].safeParse(document).data;
}

/** What a report of a list stores. */
export function getReportedList(list: ListTexts & Pick<RankedList, 'items'>): ReportedContent {
  return contentSchemas.list.parse({ ...list, ...toNotesField(list.items) });
}

/** Whether two contents have the same words. Both are parsed, so their fields have the same order. */
export function isSameReportedContent(
  a: ReportedContent | null | undefined,
  b: ReportedContent | null | undefined,
): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
