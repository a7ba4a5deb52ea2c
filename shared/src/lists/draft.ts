import * as z from 'zod/mini';
import { getListText, mapListTexts, toStoredTexts } from '../documents/list.ts';
import { isListType } from '../documents/tags.ts';
import { draftFields, isSortingOf, storedDraftSchema } from '../documents/user.ts';
import { knownMembers } from '../members.ts';
import { emptyContent, isSameContent, type ListContent } from './listContent.ts';
import { toListedItems, toStoredItems } from './listedItem.ts';
import { toNotesField } from './notes.ts';

const localDraftSchema = z.object({
  ...draftFields,
  updatedAt: z.string(),
  isSynced: z._default(z.boolean(), false),
  editedVersion: z.optional(z.string()),
  ancestors: z.optional(knownMembers(z.string())),
});

/** An unpublished list, or unsaved changes of a published one. */
export type Draft = {
  readonly content: ListContent;
  /** ISO. The account's copy has the server's time, the browser's copy the device's. */
  readonly updatedAt: string;
};

/** A draft in the browser's storage. */
export type LocalDraft = Draft & {
  /** Whether the account has the same draft. */
  readonly isSynced: boolean;
  /** For changes of a published list: the `updatedAt` of the version that was edited. */
  readonly editedVersion?: string | undefined;
  /** For a new list: earlier versions of this draft, any of which the account may have (`addAncestor`). */
  readonly ancestors?: readonly string[] | undefined;
};

/** Whether there is nothing that the user could lose. */
export function isEmptyContent({ tags, items, ...texts }: ListContent): boolean {
  const isBlank = Object.values(mapListTexts((text) => getListText(texts, text) === '')).every(Boolean);
  return isBlank && tags.length === 0 && items.length === 0;
}

function toContent(draft: z.infer<typeof storedDraftSchema>): ListContent {
  const { tags, isOffered: isSubmitted, notes, sorting, basedOn, ...stored } = draft;
  const content = {
    ...mapListTexts((text) => getListText(stored, text)),
    tags: tags.filter((tag) => !isListType(tag)),
    items: toListedItems(stored, notes),
    isSubmitted,
    ...(basedOn && { basedOn }),
  };
  return sorting && isSortingOf(sorting, stored.itemIds) ? { ...content, sorting } : content;
}

/** The stored fields of a draft. Text stays as typed. */
export function toStoredDraft({ tags, items, isSubmitted, sorting, basedOn, ...texts }: ListContent) {
  return {
    ...toStoredTexts((text) => getListText(texts, text)),
    tags: [...tags],
    ...toStoredItems(items),
    ...toNotesField(items, (note = '') => note),
    ...(isSubmitted !== undefined && { isOffered: isSubmitted }),
    ...(sorting && { sorting }),
    ...(basedOn && { basedOn }),
  };
}

/** How many saves without a response are remembered. More are not needed, even after a long time offline. */
const ATTEMPTS_MAX = 4;

export function getDraftVersion(content: ListContent): string {
  return JSON.stringify(toStoredDraft(content));
}

/** Adds a version. The first ancestor, which the account is known to have had, and the newest ones are local. */
export function addAncestor(ancestors: readonly string[], content: ListContent): readonly string[] {
  const version = getDraftVersion(content);
  const [first, ...rest] = ancestors.filter((each) => each !== version);
  return first === undefined ? [version] : [first, ...[...rest, version].slice(-ATTEMPTS_MAX)];
}

/** Parses the account's draft; undefined when it is malformed. */
export function parseStoredDraft(value: unknown): Draft | undefined {
  const parsed = storedDraftSchema.safeParse(value);
  return parsed.success ? { content: toContent(parsed.data), updatedAt: parsed.data.updatedAt } : undefined;
}

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

/** Parses what `serializeDraft` wrote; undefined for anything else. */
export function parseSerializedDraft(text: string | null): LocalDraft | undefined {
  const parsed = localDraftSchema.safeParse(parseJson(text ?? ''));
  if (!parsed.success) return undefined;
  const { updatedAt, isSynced, editedVersion, ancestors } = parsed.data;
  return { content: toContent(parsed.data), updatedAt, isSynced, editedVersion, ancestors };
}

export type OpeningDraft = {
  readonly content: ListContent;
  /** Another version that is not an ancestor of this one. The user chooses between the two. */
  readonly conflict?: Draft;
};

/** Whether the account's copy equals the browser's or is an ancestor of it, so that no other device has changed it. */
function isOwnAncestor({ content, ancestors }: LocalDraft, stored: Draft): boolean {
  return (
    isSameContent(content, stored.content) || ancestors?.includes(getDraftVersion(stored.content)) === true
  );
}

/**
 * Chooses the draft that the editor opens with. When one copy is an ancestor of the other, the newer version wins. Otherwise
 * the copies are in conflict: the one saved later opens, and the user is offered the other. A cleared local copy only
 * replaces its own ancestors.
 */
export function chooseOpeningDraft(local: LocalDraft | undefined, stored: Draft | undefined): OpeningDraft {
  if (!local || local.isSynced) return { content: stored?.content ?? emptyContent };
  if (!stored || isOwnAncestor(local, stored)) return { content: local.content };
  if (isEmptyContent(local.content)) return { content: stored.content };
  return local.updatedAt >= stored.updatedAt
    ? { content: local.content, conflict: stored }
    : { content: stored.content, conflict: local };
}
