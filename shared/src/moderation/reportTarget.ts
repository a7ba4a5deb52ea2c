import * as z from 'zod/mini';
import { type ListKey, listKeyText, parseListKey } from '../documents/list.ts';

/** A list, comment or share that users can report and curators can hide. */
export type ContentTarget =
  | { readonly kind: 'list'; readonly list: ListKey }
  | { readonly kind: 'comment'; readonly commentId: string }
  | { readonly kind: 'share'; readonly shareId: string };

/** A user or a group whose name others can report and curators can reset. */
export type NameTarget =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'group'; readonly groupId: string };

export type ReportTarget = ContentTarget | NameTarget;

/** Fits the longest uid and list id, with the kind and the separators. */
const REPORT_TARGET_ID_MAX = 160;
/** An id that Firestore accepts: not `.`, `..` or a reserved name (`__…__`). */
const id = '(?!(?:\\.{1,2}|__[^~/]*__)(?:~|$))[^~/]+';
const contentTarget = new RegExp(`^(list~${id}~list_\\d{1,16}|comment~${id}|share~[0-9a-f]{24})$`);
const nameTarget = new RegExp(`^(user~${id}|group~\\w+)$`);

/** A list, a comment or a share as one text. The rules expect the same form. */
export const contentTargetIdSchema = z
  .string()
  .check(z.regex(contentTarget), z.maxLength(REPORT_TARGET_ID_MAX));

/** The name of a user or a group as one text. */
export const nameTargetIdSchema = z.string().check(z.regex(nameTarget), z.maxLength(REPORT_TARGET_ID_MAX));

export const reportTargetIdSchema = z.union([contentTargetIdSchema, nameTargetIdSchema]);

/** A target as one text: `list~{userId}~{listId}`, `comment~{commentId}`, `share~{shareId}`, `user~{userId}` or `group~{groupId}`. */
export function reportTargetId(target: ReportTarget): string {
  if (target.kind === 'list') return `list~${listKeyText(target.list)}`;
  if (target.kind === 'share') return `share~${target.shareId}`;
  if (target.kind === 'group') return `group~${target.groupId}`;
  return target.kind === 'comment' ? `comment~${target.commentId}` : `user~${target.userId}`;
}

/** Parses what `reportTargetId` returns. */
export function parseReportTarget(text: string): ReportTarget {
  const [kind = '', ...rest] = text.split('~');
  const key = rest.join('~');
  if (kind === 'list') return { kind, list: parseListKey(key) };
  if (kind === 'share') return { kind, shareId: key };
  if (kind === 'group') return { kind, groupId: key };
  return kind === 'user' ? { kind, userId: key } : { kind: 'comment', commentId: key };
}

/** @throws when the target is a name, which cannot be hidden. */
export function parseContentTarget(text: string): ContentTarget {
  const target = parseReportTarget(text);
  if (target.kind === 'user' || target.kind === 'group') throw new TypeError('A name cannot be hidden');
  return target;
}
