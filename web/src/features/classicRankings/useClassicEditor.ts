import { searchCatalogue } from '@outrank/shared/catalogue/searchCatalogue';
import {
  type ClassicListKey,
  type ClassicRankings,
  toClassicEntry,
} from '@outrank/shared/lists/classicRankings';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { db } from '#data/firebase/firestore.ts';
import { saveClassicRankings } from '#data/lists/readClassicRankings.ts';
import {
  readUnsavedRankings,
  removeUnsavedRankings,
  saveUnsavedRankings,
} from '#data/storage/unsavedWork.ts';
import { createHistory, recordChange } from '#ui/history/history.ts';
import { useStableCallback } from '#ui/stable.ts';
import { classicEditorReducer, toClassicLists, toStoredLists } from './classicEditorReducer.ts';
import { classicRankingsKey } from './useClassicRankings.ts';

/** The ids of the contestants with these names, for the seasons panel to mark them. */
function findIds(names: readonly string[]): ReadonlySet<string> {
  const ids = names.flatMap((name) =>
    searchCatalogue(name).contestants.flatMap(({ contestant }) =>
      contestant.name === name ? contestant.id : [],
    ),
  );
  return new Set(ids);
}

export type ClassicEditor = ReturnType<typeof useClassicEditor>;

/** The three lists while a curator edits them, one at a time. `onSaved` is called after a successful save. */
export function useClassicEditor(uid: string, rankings: ClassicRankings, onSaved: () => void) {
  const edits = useClassicHistory(uid, rankings);
  const { history, dispatch, discard } = edits;
  const [list, setList] = useState<ClassicListKey>('strategyList');
  const entries = history.present[list];
  const listedIds = useMemo(() => findIds(entries.flatMap(({ name }) => name ?? [])), [entries]);

  /** Nobody is listed twice: choosing somebody who is listed already changes nothing. */
  const add = useStableCallback((item: ListedItem, at?: number) => {
    if (entries.some(({ name }) => name === item.name)) return false;
    dispatch({ type: 'added', list, at: at ?? entries.length, entry: toClassicEntry(item, item.id) });
    return true;
  });

  const client = useQueryClient();
  // A failure is only logged: the specification shows no message for it. The editor stays open with the changes.
  const saving = useMutation({
    mutationFn: (rankings: Required<ClassicRankings>) => saveClassicRankings(db, rankings),
    onSuccess: (isSaved, rankings) => {
      if (!isSaved) return;
      discard();
      client.setQueryData(classicRankingsKey, rankings);
      onSaved();
    },
  });
  const save = () =>
    saving.mutate({ lists: toStoredLists(history.present), lastUpdated: new Date().toISOString() });

  return { ...edits, list, setList, entries, listedIds, add, save, isSaving: saving.isPending };
}

type Opening = { readonly stored: ClassicRankings; readonly unsaved: ClassicRankings | undefined };

/** The stored lists, and on top of them the changes that an earlier visit left unsaved. */
function openHistory({ stored, unsaved }: Opening) {
  const history = createHistory(toClassicLists(stored));
  return unsaved ? recordChange(history, toClassicLists(unsaved)) : history;
}

/** The edited lists with undo. Changes are kept in this browser until they are saved or discarded. */
function useClassicHistory(uid: string, rankings: ClassicRankings) {
  const [opening] = useState((): Opening => ({ stored: rankings, unsaved: readUnsavedRankings(uid) }));
  const [history, dispatch] = useReducer(classicEditorReducer, opening, openHistory);
  const { lastUpdated } = opening.unsaved ?? opening.stored;
  const hasChanges = history.past.length > 0;
  useEffect(() => {
    if (hasChanges) saveUnsavedRankings(uid, { lists: toStoredLists(history.present), lastUpdated });
    else removeUnsavedRankings(uid);
  }, [uid, hasChanges, history.present, lastUpdated]);
  return {
    history,
    dispatch,
    hasChanges,
    discard: () => removeUnsavedRankings(uid),
    lastUpdated,
  };
}
