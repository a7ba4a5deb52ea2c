import * as z from 'zod/mini';
import { type ListKey, listKeyOf, listKeyText } from './documentPaths.ts';

/** What fans can report and curators can hide. */
export type Thing =
  | { readonly kind: 'list'; readonly list: ListKey }
  | { readonly kind: 'comment'; readonly commentId: string };

/** The longest id of an account, the longest id of a list, and what stands before and between them. */
const THING_TEXT_MAX = 160;
const someThing = /^(list~[^~/]+~list_\d{1,16}|comment~[^~/]+)$/;

/** A thing as one text; the rules read the same form. */
export const thingTextSchema = z.string().check(z.regex(someThing), z.maxLength(THING_TEXT_MAX));

/** One text for each thing: `list~{userId}~{listId}` or `comment~{commentId}`. */
export function thingText(thing: Thing): string {
  return thing.kind === 'list' ? `list~${listKeyText(thing.list)}` : `comment~${thing.commentId}`;
}

/** The thing of a text that `thingText` made. */
export function thingOf(text: string): Thing {
  const [kind = '', ...rest] = text.split('~');
  const key = rest.join('~');
  return kind === 'list' ? { kind, list: listKeyOf(key) } : { kind: 'comment', commentId: key };
}
