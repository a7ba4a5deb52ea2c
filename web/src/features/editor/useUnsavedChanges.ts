import { isSameContent, type ListContent } from '@outrank/shared/lists/list';
import { useEffect } from 'react';
import { draftKeys, removeLocalDraft, saveLocalDraft } from '#data/storage/localDrafts.ts';
import type { SavedList } from './savedList.ts';

export type UnsavedChanges = {
  readonly hasChanges: boolean;
  /** The fan gives the changes up. */
  readonly forget: () => void;
};

/** Keeps the changes of a published list in this browser until they are saved or given up. */
export function useUnsavedChanges(
  uid: string,
  content: ListContent,
  saved: SavedList | undefined,
): UnsavedChanges {
  const hasChanges = saved !== undefined && !isSameContent(content, saved.content);
  useEffect(() => {
    if (!saved) return;
    const key = draftKeys.edit(uid, saved.listId);
    const updatedAt = new Date().toISOString();
    if (hasChanges) saveLocalDraft(key, { content, updatedAt, isSynced: false, basedOn: saved.updatedAt });
    else removeLocalDraft(key);
  }, [uid, content, saved, hasChanges]);
  const forget = () => {
    if (saved) removeLocalDraft(draftKeys.edit(uid, saved.listId));
  };
  return { hasChanges, forget };
}
