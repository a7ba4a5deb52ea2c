import type { ListContent } from '@outrank/shared/lists/list';
import { changed, type History, type HistoryStep, undoRedo } from '#ui/history/history.ts';
import { type EditorAction, editorReducer } from './editorReducer.ts';

export type EditorHistory = History<ListContent>;

export type EditorHistoryAction =
  | EditorAction
  | HistoryStep
  /** Another version takes the place of this one: the account's draft, or the stored list. */
  | { readonly type: 'replaced'; readonly content: ListContent };

/** Typing has the field's own undo: a change of the places brings back these alone. */
function placesOf({ items }: ListContent, present: ListContent): ListContent {
  return { ...present, items };
}

/** The editor's reducer with undo and redo of every change of the ranking. */
export function editorHistoryReducer(history: EditorHistory, action: EditorHistoryAction): EditorHistory {
  if (action.type === 'undone' || action.type === 'redone') return undoRedo(history, action);
  const next = action.type === 'replaced' ? action.content : editorReducer(history.present, action);
  if (next === history.present) return history;
  if (action.type === 'cleared' || action.type === 'replaced') return changed(history, next);
  if (next.items === history.present.items) return { ...history, present: next };
  return changed(history, next, placesOf);
}
