import {
  CLASSIC_LIST_KEYS,
  type ClassicEntry,
  type ClassicListKey,
  type ClassicRankings,
  toClassicEntry,
} from '@outrank/shared/lists/classicRankings';
import { type History, type HistoryStep, type Move, recordChange, undoRedo } from '#ui/history/history.ts';

export type ClassicLists = Readonly<Record<ClassicListKey, readonly ClassicEntry[]>>;

type ListsAction =
  | {
      readonly type: 'added';
      readonly list: ClassicListKey;
      readonly entry: ClassicEntry;
      readonly at: number;
    }
  | ({ readonly type: 'moved'; readonly list: ClassicListKey } & Move)
  | { readonly type: 'removed'; readonly list: ClassicListKey; readonly key: string };

export type ClassicEditorAction = ListsAction | HistoryStep;

export function toClassicLists({ lists }: ClassicRankings): ClassicLists {
  const entries = CLASSIC_LIST_KEYS.map((key) => [
    key,
    (lists[key] ?? []).map((stored, index) => toClassicEntry(stored, `${index}`)),
  ]);
  return Object.fromEntries(entries) as ClassicLists;
}

/** As stored: what the editor does not understand is unchanged. */
export function toStoredLists(lists: ClassicLists): ClassicRankings['lists'] {
  return Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, lists[key].map(({ stored }) => stored)]));
}

function changeEntries(entries: readonly ClassicEntry[], action: ListsAction): readonly ClassicEntry[] {
  switch (action.type) {
    case 'added':
      return entries.toSpliced(action.at, 0, action.entry);
    case 'moved': {
      const moved = entries[action.from];
      return moved ? entries.toSpliced(action.from, 1).toSpliced(action.to, 0, moved) : entries;
    }
    case 'removed':
      return entries.filter(({ key }) => key !== action.key);
  }
}

export function classicEditorReducer(
  history: History<ClassicLists>,
  action: ClassicEditorAction,
): History<ClassicLists> {
  if (action.type === 'undone' || action.type === 'redone') return undoRedo(history, action);
  const { present } = history;
  const next = { ...present, [action.list]: changeEntries(present[action.list], action) };
  return recordChange(history, next, { group: action.type === 'moved' ? action.group : undefined });
}
