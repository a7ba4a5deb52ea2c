import type { ListContent } from '@outrank/shared/list';
import { type EditorAction, editorReducer } from './editorReducer.ts';

/** What a step takes back: the places, or everything that was cleared. Typing has the field's own undo. */
type Step = { readonly content: ListContent; readonly isWhole: boolean };

export type EditorHistory = {
  readonly present: ListContent;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
};

export type HistoryAction =
  | EditorAction
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** Another version takes the place of this one: the account's draft, or the stored list. */
  | { readonly type: 'replaced'; readonly content: ListContent };

/** More steps than a fan takes back, few enough to hold. */
const STEPS_MAX = 100;

export function historyOf(content: ListContent): EditorHistory {
  return { present: content, past: [], future: [] };
}

function stepBackTo(step: Step, present: ListContent): ListContent {
  return step.isWhole ? step.content : { ...present, items: step.content.items };
}

function travel(history: EditorHistory, from: 'past' | 'future', to: 'past' | 'future'): EditorHistory {
  const step = history[from].at(-1);
  if (!step) return history;
  const left: Step = { content: history.present, isWhole: step.isWhole };
  return {
    ...history,
    present: stepBackTo(step, history.present),
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], left],
  };
}

function stepsBack(history: EditorHistory, isWhole: boolean): readonly Step[] {
  return [...history.past, { content: history.present, isWhole }].slice(-STEPS_MAX);
}

/** The editor's reducer with undo and redo of every change of the ranking. */
export function historyReducer(history: EditorHistory, action: HistoryAction): EditorHistory {
  if (action.type === 'undone') return travel(history, 'past', 'future');
  if (action.type === 'redone') return travel(history, 'future', 'past');
  const isWhole = action.type === 'cleared' || action.type === 'replaced';
  const present = action.type === 'replaced' ? action.content : editorReducer(history.present, action);
  if (present === history.present) return history;
  if (!isWhole && present.items === history.present.items) return { ...history, present };
  return { present, past: stepsBack(history, isWhole), future: [] };
}
