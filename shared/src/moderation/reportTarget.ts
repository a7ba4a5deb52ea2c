import * as z from 'zod/mini';
import { type ListKey, listKeyText, parseListKey } from '../firestore/documentPaths.ts';

/** A list or comment that users can report and curators can hide. */
export type ReportTarget =
  | { readonly kind: 'list'; readonly list: ListKey }
  | { readonly kind: 'comment'; readonly commentId: string };

/** Fits the longest uid and list id, with the kind and the separators. */
const REPORT_TARGET_ID_MAX = 160;
const anyTarget = /^(list~[^~/]+~list_\d{1,16}|comment~[^~/]+)$/;

/** A target as one text. The rules expect the same form. */
export const reportTargetIdSchema = z.string().check(z.regex(anyTarget), z.maxLength(REPORT_TARGET_ID_MAX));

/** A target as one text: `list~{userId}~{listId}` or `comment~{commentId}`. */
export function reportTargetId(target: ReportTarget): string {
  return target.kind === 'list' ? `list~${listKeyText(target.list)}` : `comment~${target.commentId}`;
}

/** Parses what `reportTargetId` returns. */
export function parseReportTarget(text: string): ReportTarget {
  const [kind = '', ...rest] = text.split('~');
  const key = rest.join('~');
  return kind === 'list' ? { kind, list: parseListKey(key) } : { kind: 'comment', commentId: key };
}
