import type { ClassicRankings } from '@outrank/shared/lists/classicRankings';
import { useEffect, useReducer, useState } from 'react';
import {
  readUnsavedRankings,
  removeUnsavedRankings,
  saveUnsavedRankings,
} from '#data/storage/unsavedWork.ts';
import { createHistory, recordChange } from '#ui/history/history.ts';
import { classicEditorReducer, toClassicLists, toStoredLists } from './classicEditorReducer.ts';

type Opening = { readonly stored: ClassicRankings; readonly unsaved: ClassicRankings | undefined };

/** The stored lists, and on top of them the changes that an earlier visit left unsaved. */
function openHistory({ stored, unsaved }: Opening) {
  const history = createHistory(toClassicLists(stored));
  return unsaved ? recordChange(history, toClassicLists(unsaved)) : history;
}

/** The edited lists with undo. Changes are kept in this browser until they are saved or discarded. */
export function useClassicHistory(uid: string, rankings: ClassicRankings) {
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
    /** When the version that is edited was stored. */
    lastUpdated,
  };
}
