import { isSameContent, type ListContent } from '@outrank/shared/lists/listContent';
import { useEffect } from 'react';
import { draftKeys } from '#data/storage/draftKeys.ts';
import { readLocalDraft, removeLocalDraft, saveLocalDraft } from '#data/storage/drafts.ts';
import type { SavedList } from './savedList.ts';

/** What the editor of a published list opens with. */
export type OpeningEdit = { readonly content: ListContent; readonly saved: SavedList };

/** Reads the unsaved changes of a published list from this browser; without any, the list opens as stored. */
export function readOpeningEdit(uid: string, stored: SavedList): OpeningEdit {
  const local = readLocalDraft(draftKeys.edit(uid, stored.listId));
  const isChanged =
    local && (local.content.isOffered !== undefined || !isSameContent(local.content, stored.content));
  if (!isChanged) return { content: stored.content, saved: stored };
  return { content: local.content, saved: { ...stored, updatedAt: local.editedVersion ?? stored.updatedAt } };
}

export type UnsavedChanges = {
  readonly hasChanges: boolean;
  readonly discard: () => void;
};

/** Saves changes of a published list in this browser until they are published or discarded. */
export function useUnsavedChanges(
  uid: string,
  content: ListContent,
  saved: SavedList | undefined,
  isOfferChanged: boolean,
): UnsavedChanges {
  const hasChanges = saved !== undefined && (isOfferChanged || !isSameContent(content, saved.content));
  useEffect(() => {
    if (!saved) return;
    const key = draftKeys.edit(uid, saved.listId);
    const updatedAt = new Date().toISOString();
    if (hasChanges)
      saveLocalDraft(key, { content, updatedAt, isSynced: false, editedVersion: saved.updatedAt });
    else removeLocalDraft(key);
  }, [uid, content, saved, hasChanges]);
  const discard = () => {
    if (saved) removeLocalDraft(draftKeys.edit(uid, saved.listId));
  };
  return { hasChanges, discard };
}
