import * as z from 'zod/mini';
import { type ListKey, listKeyText, parseListKey } from '../firestore/documentPaths.ts';

/** What fans can report and curators can hide. */
export type ReportTarget =
  | { readonly kind: 'list'; readonly list: ListKey }
  | { readonly kind: 'comment'; readonly commentId: string };

/** The longest id of an account, the longest id of a list, and what stands before and between them. */
const REPORT_TARGET_ID_MAX = 160;
const anyTarget = /^(list~[^~/]+~list_\d{1,16}|comment~[^~/]+)$/;

/** A target as one text; the rules read the same form. */
export const reportTargetIdSchema = z.string().check(z.regex(anyTarget), z.maxLength(REPORT_TARGET_ID_MAX));

/** One text for each target: `list~{userId}~{listId}` or `comment~{commentId}`. */
export function reportTargetId(target: ReportTarget): string {
  return target.kind === 'list' ? `list~${listKeyText(target.list)}` : `comment~${target.commentId}`;
}

/** The target of a text that `reportTargetId` made. */
export function parseReportTarget(text: string): ReportTarget {
  const [kind = '', ...rest] = text.split('~');
  const key = rest.join('~');
  return kind === 'list' ? { kind, list: parseListKey(key) } : { kind: 'comment', commentId: key };
}
