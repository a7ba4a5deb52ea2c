import type { ListText } from '@outrank/shared/documents/list';
import type { ListTag } from '@outrank/shared/documents/tags';
import { isSortingOf, type Sorting } from '@outrank/shared/documents/user';
import { type ListItems, moveItem, removeItem } from '@outrank/shared/lists/itemChanges';
import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import { setNote } from '@outrank/shared/lists/notes';
import { type History, type HistoryStep, type Move, recordChange, undoRedo } from '#ui/history/history.ts';

type ContentAction =
  | { readonly type: 'written'; readonly text: ListText; readonly typed: string }
  | { readonly type: 'tagToggled'; readonly tag: ListTag }
  /** An item was added or replaced. `useListEditor` has checked the rules of a list. */
  | { readonly type: 'itemPlaced'; readonly items: ListItems }
  | ({ readonly type: 'itemMoved' } & Move)
  | { readonly type: 'itemRemoved'; readonly id: string }
  /** A letter of a note was typed. An empty note is none. */
  | { readonly type: 'noted'; readonly id: string; readonly note: string }
  | { readonly type: 'submissionChosen'; readonly isSubmitted: boolean }
  /** A question of 'Help me decide' was answered, or the answers were discarded. */
  | { readonly type: 'sortingChanged'; readonly sorting: Sorting | undefined }
  /** 'Help me decide' is over. `order` holds the ids of the items that stay. */
  | { readonly type: 'sorted'; readonly order: readonly string[] }
  | { readonly type: 'cleared' }
  /** Another version replaces this one: the account's draft, or the stored list. */
  | { readonly type: 'replaced'; readonly content: ListContent };

export type EditorAction = ContentAction | HistoryStep;

export type EditorHistory = History<ListContent>;

function sortItems(items: ListItems, order: readonly string[]): ListItems {
  const sorted = order.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const isSame = sorted.length === items.length && sorted.every((item, index) => item === items[index]);
  return isSame ? items : sorted;
}

function changeContent(content: ListContent, action: ContentAction): ListContent {
  switch (action.type) {
    case 'written':
      return { ...content, [action.text]: action.typed };
    case 'tagToggled': {
      const others = content.tags.filter((tag) => tag !== action.tag);
      return { ...content, tags: others.length < content.tags.length ? others : [...others, action.tag] };
    }
    case 'itemPlaced':
      return { ...content, items: action.items };
    case 'itemMoved':
      return { ...content, items: moveItem(content.items, action.from, action.to) };
    case 'itemRemoved':
      return { ...content, items: removeItem(content.items, action.id) };
    case 'noted': {
      const items = setNote(content.items, action.id, action.note);
      return items === content.items ? content : { ...content, items };
    }
    case 'submissionChosen':
      return { ...content, isSubmitted: action.isSubmitted };
    case 'sortingChanged':
      return { ...content, sorting: action.sorting };
    case 'sorted':
      return { ...content, items: sortItems(content.items, action.order), sorting: undefined };
    case 'cleared':
      return emptyContent;
    case 'replaced':
      return action.content;
  }
}

function findSorting(items: ListItems, ...sortings: readonly (Sorting | undefined)[]): Sorting | undefined {
  const ids = items.map(({ id }) => id);
  return sortings.find((sorting) => sorting && isSortingOf(sorting, ids));
}

/**
 * Text fields have the browser's own undo, so undoing a change of the ranking restores only the items. Answers given since
 * then stay, unless they are about other items.
 */
function restoreItems({ items, sorting }: ListContent, present: ListContent): ListContent {
  return { ...present, items, sorting: findSorting(items, present.sorting, sorting) };
}

/** Changes the list in the editor, with undo and redo of every change of the ranking. */
export function editorReducer(history: EditorHistory, action: EditorAction): EditorHistory {
  if (action.type === 'undone' || action.type === 'redone') return undoRedo(history, action);
  const { present } = history;
  const next = changeContent(present, action);
  if (next === present) return history;
  if (action.type === 'cleared' || action.type === 'replaced') return recordChange(history, next);
  if (next.items === present.items) return { ...history, present: next };
  // Undoing a sorting restores the items, not the answers.
  const before =
    action.type === 'sorted' ? { ...history, present: { ...present, sorting: undefined } } : history;
  // All letters of a note are one step, and all moves of one grab.
  const group = action.type === 'noted' ? action.id : action.type === 'itemMoved' ? action.group : undefined;
  const sorting = findSorting(next.items, next.sorting);
  return recordChange(before, { ...next, sorting }, { restore: restoreItems, group });
}
