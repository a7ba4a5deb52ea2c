import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import { emptyContent, isSameContent, type ListContent } from './list.ts';
import { toListedItems, toStoredItems } from './listedItem.ts';
import { isListTag, storedTagSchema } from './tags.ts';

const contentFields = {
  name: z.string(),
  description: z.string(),
  tags: z.array(storedTagSchema),
  itemIds: z.array(z.string()),
  itemSeasonIds: z.array(z.string()),
};

const storedDraftSchema = z.object({ ...contentFields, updatedAt: storedTimeSchema });
const localDraftSchema = z.object({
  ...contentFields,
  updatedAt: z.string(),
  isSynced: z._default(z.boolean(), false),
  basedOn: z.optional(z.string()),
  ancestors: z.optional(z.array(z.string())),
});

/** A list that is not published yet, or changes of one that are not saved yet. */
export type Draft = {
  readonly content: ListContent;
  /** ISO; of the server in the account, of the device in the browser. */
  readonly updatedAt: string;
};

/** A draft as the browser keeps it. */
export type LocalDraft = Draft & {
  /** The account holds the same. */
  readonly isSynced: boolean;
  /** For changes of a published list: its `updatedAt` when they began. */
  readonly basedOn?: string | undefined;
  /** For a new list: the versions that it came from, of which the account may hold any (`addAncestor`). */
  readonly ancestors?: readonly string[] | undefined;
};

/** What is no draft: there is nothing in it that a fan could lose. */
export function isEmptyContent({ name, description, tags, items }: ListContent): boolean {
  return name === '' && description === '' && tags.length === 0 && items.length === 0;
}

function toContent({ name, description, tags, ...stored }: z.infer<typeof storedDraftSchema>): ListContent {
  return { name, description, tags: tags.filter(isListTag), items: toListedItems(stored) };
}

/** The fields of a draft as the account holds them; text stays as typed. */
export function toStoredDraft({ name, description, tags, items }: ListContent) {
  return { name, description, tags: [...tags], ...toStoredItems(items) };
}

/** Attempts without an answer that are remembered; of a long time without a connection these are enough. */
const ATTEMPTS_MAX = 4;

export function getDraftVersion(content: ListContent): string {
  return JSON.stringify(toStoredDraft(content));
}

/** The ancestors with one version more: the first, which the account was known to hold, and the newest that may have reached it. */
export function addAncestor(ancestors: readonly string[], content: ListContent): readonly string[] {
  const version = getDraftVersion(content);
  const [first, ...rest] = ancestors.filter((each) => each !== version);
  return first === undefined ? [version] : [first, ...[...rest, version].slice(-ATTEMPTS_MAX)];
}

/** Reads the account's draft; one that does not parse is none. */
export function parseStoredDraft(value: unknown): Draft | undefined {
  const parsed = storedDraftSchema.safeParse(value);
  return parsed.success ? { content: toContent(parsed.data), updatedAt: parsed.data.updatedAt } : undefined;
}

/** A draft as text for the browser's storage. */
export function serializeDraft({ content, ...rest }: LocalDraft): string {
  return JSON.stringify({ ...toStoredDraft(content), ...rest });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what `serializeDraft` wrote; anything else is no draft. */
export function parseSerializedDraft(text: string | null): LocalDraft | undefined {
  const parsed = localDraftSchema.safeParse(parseJson(text ?? ''));
  if (!parsed.success) return undefined;
  const { updatedAt, isSynced, basedOn, ancestors } = parsed.data;
  return { content: toContent(parsed.data), updatedAt, isSynced, basedOn, ancestors };
}

export type OpeningDraft = {
  readonly content: ListContent;
  /** Another version that is neither older text of this one nor the same: offered, never dropped in silence. */
  readonly conflict?: Draft;
};

/** Whether the account holds an older text of the browser's copy, or the same, and no work of another device. */
function isOwnAncestor({ content, ancestors }: LocalDraft, stored: Draft): boolean {
  return (
    isSameContent(content, stored.content) || ancestors?.includes(getDraftVersion(stored.content)) === true
  );
}

/**
 * What an empty creator opens with. A browser's copy that the account already held is the account's ancestors, so the account
 * wins without a question, and the other way round. Two that never met are compared by time: the newer opens, the other is
 * offered. A copy that was cleared takes nothing away but its own ancestors.
 */
export function chooseOpeningDraft(kept: LocalDraft | undefined, stored: Draft | undefined): OpeningDraft {
  if (!kept || kept.isSynced) return { content: stored?.content ?? emptyContent };
  if (!stored || isOwnAncestor(kept, stored)) return { content: kept.content };
  if (isEmptyContent(kept.content)) return { content: stored.content };
  return kept.updatedAt >= stored.updatedAt
    ? { content: kept.content, conflict: stored }
    : { content: stored.content, conflict: kept };
}
