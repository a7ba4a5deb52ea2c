import { documentIdSchema } from '@outrank/shared/callSchemas';
import { removeDeceptive } from '@outrank/shared/text/readable';
import { truncateText } from '@outrank/shared/text/text';
import type * as z from 'zod/mini';

/** A document to write. Firestore stores its Dates as timestamps. */
export type NewDocument = { readonly path: string; readonly data: Readonly<Record<string, unknown>> };

type GroupKind = 'users' | 'lists' | 'private documents' | 'comments' | 'ballots' | 'classic rankings';

/** A document with the votes, favorites and tombstones that belong to it. They are written before it. */
export type DocumentGroup = {
  readonly kind: GroupKind;
  readonly document: NewDocument;
  readonly related: readonly NewDocument[];
};

/** Whether the document counts its votes. */
export function hasCounter({ document }: DocumentGroup): boolean {
  return 'upvoteCount' in document.data;
}

/**
 * What is not imported as it was, and how many entries that leaves out: none for a mere change. A note holds only ids and
 * reasons, never what a person wrote.
 */
export type Note = { readonly path: string; readonly reason: string; readonly lost: number };

/** Collects notes during a conversion. */
export class Notes {
  readonly all: Note[] = [];

  changed(path: string, reason: string): void {
    this.all.push({ path, reason, lost: 0 });
  }

  lost(path: string, reason: string, lost = 1): void {
    if (lost > 0) this.all.push({ path, reason, lost });
  }
}

/** How many entries are lost with a value. */
export function countEntries(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
}

/**
 * Parses an object without the fields that are malformed, which count as missing. Undefined when it is none, or lacks a field
 * that it needs.
 */
export function parseFields<Schema extends z.ZodMiniObject>(
  schema: Schema,
  value: unknown,
  path: string,
  notes: Notes,
): z.infer<Schema> | undefined {
  const first = schema.safeParse(value);
  if (first.success) return first.data;
  const malformed = new Set(first.error.issues.map(({ path: [field] }) => field));
  if (malformed.has(undefined)) return undefined;
  const entries = Object.entries(value ?? {});
  const rest = schema.safeParse(Object.fromEntries(entries.filter(([field]) => !malformed.has(field))));
  if (!rest.success) return undefined;
  for (const [field, each] of entries.filter(([field]) => malformed.has(field)))
    notes.lost(`${path} ${field}`.trim(), 'cannot be read', countEntries(each));
  return rest.data;
}

/** The user ids in an array, each once. */
export function listUids(values: readonly unknown[], path: string, notes: Notes): string[] {
  const uids = values.flatMap((value) => documentIdSchema.safeParse(value).data ?? []);
  notes.lost(path, 'are not all ids of users', values.length - uids.length);
  return [...new Set(uids)];
}

type Text = { readonly field: string; readonly max: number };

/** A text as the app stores it: trimmed, cut, and without halves of characters and marks that turn its direction. */
export function convertText(text = '', { field, max }: Text, path: string, notes: Notes): string {
  const stored = truncateText(removeDeceptive(text), max);
  if (text.trim().length > max) notes.lost(path, `the ${field} was too long`);
  else if (stored !== text.trim()) notes.changed(path, `the ${field} had characters that cannot be stored`);
  return stored;
}
