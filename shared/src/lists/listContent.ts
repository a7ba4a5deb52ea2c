import {
  getListText,
  type ListKey,
  type ListTexts,
  listTexts,
  mapListTexts,
  type StoredItems,
  type StoredNotes,
  toStoredTexts,
} from '../documents/list.ts';
import type { Sorting } from '../documents/user.ts';
import { findNameProblem } from '../text/nameProblems.ts';
import { findTextProblem } from '../text/readable.ts';
import { truncateText } from '../text/text.ts';
import { getListType, type ListedItem, toStoredItems } from './listedItem.ts';
import { toNotesField, toStoredNote } from './notes.ts';
import type { RankedList } from './rankedList.ts';

/** The first items, by which a list is found. */
const TOP_ITEMS = 3;

/** The part of a list that a user edits. */
export type ListContent = ListTexts & {
  readonly tags: readonly string[];
  readonly items: readonly ListedItem[];
  /** Whether the fans' ranking shall count the list; undefined until the user chooses. Drafts store it as `isOffered`, lists never. */
  readonly isSubmitted?: boolean | undefined;
  /** A sorting of these items that is under way. Drafts keep it; published lists have none. */
  readonly sorting?: Sorting | undefined;
  /** The list that a new one started from. It is stored with the first save and never changes. */
  readonly basedOn?: ListKey | undefined;
};

export const emptyContent: ListContent = { ...mapListTexts(() => ''), tags: [], items: [] };

export const NAME_MISSING = 'Please enter a name for your list';

/** The message that says why a list cannot be saved, or undefined. Fields and rules enforce the limits. */
export function findContentProblem({ items, ...texts }: ListContent): string | undefined {
  if (texts.name.trim() === '') return NAME_MISSING;
  const written = Object.values(mapListTexts((text) => getListText(texts, text)));
  const problem = findNameProblem(texts.name, 'title');
  return problem ?? [...written, ...items.map(({ note = '' }) => note)].map(findTextProblem).find(Boolean);
}

/** The fields that lists are found by: they repeat what the items and notes say. The rules check them. */
export function deriveFields({ itemIds, itemSeasonIds }: StoredItems, notes: StoredNotes = {}) {
  const [castOf = ''] = itemSeasonIds;
  const isOneCast = castOf !== '' && itemSeasonIds.every((seasonId) => seasonId === castOf);
  return {
    ...(isOneCast && { castOf }),
    notedIds: Object.keys(notes).toSorted(),
    topIds: itemIds.slice(0, TOP_ITEMS),
  };
}

/** The fields of a list document that come from its content. Text is trimmed and cut to its limit. */
export function toStoredContent({ tags, items, ...texts }: ListContent) {
  const type = getListType(items);
  const storedItems = toStoredItems(items);
  const notesField = toNotesField(items);
  return {
    ...toStoredTexts((text) => truncateText(getListText(texts, text), listTexts[text].max)),
    tags: [...tags, type],
    tagSet: Object.fromEntries(tags.map((tag) => [tag, true as const])),
    type,
    ...storedItems,
    ...notesField,
    ...deriveFields(storedItems, notesField.notes),
  };
}

/** Whether two contents would be stored as the same document and draft. Cheap, because it runs at every letter and move. */
export function isSameContent(a: ListContent, b: ListContent): boolean {
  return hasSameItems(a.items, b.items) && serializeDetails(a) === serializeDetails(b);
}

function hasSameItems(a: ListContent['items'], b: ListContent['items']): boolean {
  const isSameItem = (item: ListedItem, other: ListedItem | undefined) =>
    item.id === other?.id &&
    (item.seasonId ?? '') === (other.seasonId ?? '') &&
    toStoredNote(item.note) === toStoredNote(other.note);
  return a === b || (a.length === b.length && a.every((item, index) => isSameItem(item, b[index])));
}

function serializeDetails(content: ListContent): string {
  return JSON.stringify([toStoredContent({ ...content, items: [] }), content.sorting]);
}

export function getContent({ tags, items, ...list }: RankedList): ListContent {
  return { ...mapListTexts((text) => getListText(list, text)), tags, items };
}
