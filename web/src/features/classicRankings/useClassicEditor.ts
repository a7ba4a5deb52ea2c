import { searchCatalogue } from '@outrank/shared/catalogue/searchCatalogue';
import {
  CLASSIC_LIST_KEYS,
  type ClassicEntry,
  type ClassicListKey,
  type ClassicRankings,
  toClassicEntry,
} from '@outrank/shared/lists/classicRankings';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { saveClassicRankings } from '#data/lists/readClassicRankings.ts';
import { readUnsavedRankings, saveUnsavedRankings } from '#data/storage/unsavedWork.ts';
import { estimateNow } from '#serverTime.ts';
import {
  createHistory,
  type History,
  type HistoryStep,
  recordChange,
  undoRedo,
} from '#ui/history/history.ts';
import { useStableCallback } from '#ui/stable.ts';
import { classicRankingsKey } from './useClassicRankings.tsx';

type ClassicLists = Readonly<Record<ClassicListKey, readonly ClassicEntry[]>>;

const mapKeys = <Value>(toValue: (key: ClassicListKey) => Value) =>
  Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, toValue(key)])) as Record<ClassicListKey, Value>;

const toClassicLists = ({ lists }: ClassicRankings): ClassicLists =>
  mapKeys((key) => (lists[key] ?? []).map((stored, index) => toClassicEntry(stored, `${index}`)));

/** As stored: what the editor does not understand is unchanged. */
const toStoredLists = (lists: ClassicLists): ClassicRankings['lists'] =>
  mapKeys((key) => lists[key].map(({ stored }) => stored));

/** The ids of the contestants with these names, for the seasons panel to mark them. */
function findIds(names: readonly string[]): ReadonlySet<string> {
  const found = names.flatMap((name) =>
    searchCatalogue(name).contestants.filter(({ contestant }) => contestant.name === name),
  );
  return new Set(found.map(({ contestant }) => contestant.id));
}

type Opening = { readonly stored: ClassicRankings; readonly unsaved: ClassicRankings | undefined };

/** The stored lists, and on top of them the changes that an earlier visit left unsaved. */
function openHistory({ stored, unsaved }: Opening) {
  const history = createHistory(toClassicLists(stored));
  return unsaved ? recordChange(history, toClassicLists(unsaved)) : history;
}

type Change = { readonly type: 'changed'; readonly lists: ClassicLists; readonly group?: unknown };

const reduceHistory = (history: History<ClassicLists>, action: Change | HistoryStep) =>
  action.type === 'changed'
    ? recordChange(history, action.lists, { group: action.group })
    : undoRedo(history, action);

/**
 * The three lists while a curator edits them, one at a time. Changes are kept in this browser until they are saved or
 * discarded. `onSaved` is called after a successful save.
 */
export function useClassicEditor(uid: string, rankings: ClassicRankings, onSaved: () => void) {
  const [opening] = useState((): Opening => ({ stored: rankings, unsaved: readUnsavedRankings(uid) }));
  const [history, dispatch] = useReducer(reduceHistory, opening, openHistory);
  const [list, setList] = useState<ClassicListKey>('strategyList');
  const lists = history.present;
  const entries = lists[list];
  const { lastUpdated } = opening.unsaved ?? opening.stored;
  const hasChanges = history.past.length > 0;
  const listedIds = useMemo(() => findIds(entries.flatMap(({ name }) => name ?? [])), [entries]);

  const discard = () => saveUnsavedRankings(uid, undefined);
  useEffect(() => {
    saveUnsavedRankings(uid, hasChanges ? { lists: toStoredLists(lists), lastUpdated } : undefined);
  }, [uid, hasChanges, lists, lastUpdated]);

  const change = (changed: readonly ClassicEntry[], group?: unknown) =>
    dispatch({ type: 'changed', lists: { ...lists, [list]: changed }, group });
  /** Nobody is listed twice: choosing somebody who is listed already changes nothing. */
  const add = useStableCallback((item: ListedItem, at?: number) => {
    if (entries.some(({ name }) => name === item.name)) return false;
    change(entries.toSpliced(at ?? entries.length, 0, toClassicEntry(item, item.id)));
    return true;
  });
  const move = (from: number, to: number, group?: unknown) =>
    change(entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1)), group);
  const remove = useStableCallback(({ key }: ClassicEntry) =>
    change(entries.filter((entry) => entry.key !== key)),
  );

  const client = useQueryClient();
  // A failure is only logged. The editor stays open with the changes, so the curator can save again.
  const saving = useMutation({
    mutationFn: (changed: Required<ClassicRankings>) => saveClassicRankings(changed),
    onSuccess: (isSaved, changed) => {
      if (!isSaved) return;
      discard();
      client.setQueryData(classicRankingsKey, changed);
      onSaved();
    },
  });
  const save = () =>
    saving.mutate({ lists: toStoredLists(lists), lastUpdated: new Date(estimateNow()).toISOString() });
  return {
    history,
    dispatch,
    hasChanges,
    lastUpdated,
    list,
    setList,
    entries,
    listedIds,
    add,
    move,
    remove,
    save,
    isSaving: saving.isPending,
    discard,
  };
}
