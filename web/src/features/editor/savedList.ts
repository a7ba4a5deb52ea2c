import { getContent, isSameContent, type ListContent } from '@outrank/shared/lists/listContent';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useEffect } from 'react';
import { removeStored } from '#data/storage/browserStorage.ts';
import { readLocalDraft, saveLocalDraft } from '#data/storage/drafts.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { estimateNow } from '#serverTime.ts';

/** The version of a published list that an editor's changes are based on. */
export type SavedList = {
  readonly listId: string;
  readonly content: ListContent;
  readonly updatedAt: string;
  readonly isPublic: boolean;
};

export function toSavedList(list: RankedList): SavedList {
  return { listId: list.id, content: getContent(list), updatedAt: list.updatedAt, isPublic: list.isPublic };
}

export type OpeningEdit = { readonly content: ListContent; readonly saved: SavedList };

/** Reads the unsaved changes of a published list from this browser; without any, the list opens as stored. */
export function readOpeningEdit(uid: string, stored: SavedList): OpeningEdit {
  const local = readLocalDraft(draftKeys.edit(uid, stored.listId));
  const isChanged =
    local && (local.content.isSubmitted !== undefined || !isSameContent(local.content, stored.content));
  if (!isChanged) return { content: stored.content, saved: stored };
  return { content: local.content, saved: { ...stored, updatedAt: local.editedVersion ?? stored.updatedAt } };
}

/** Saves changes of a published list in this browser until they are published or discarded. */
export function useUnsavedChanges(
  uid: string,
  content: ListContent,
  saved: SavedList | undefined,
  isSubmissionChanged: boolean,
) {
  const hasChanges = saved !== undefined && (isSubmissionChanged || !isSameContent(content, saved.content));
  useEffect(() => {
    if (!saved) return;
    const key = draftKeys.edit(uid, saved.listId);
    const updatedAt = new Date(estimateNow()).toISOString();
    if (hasChanges)
      saveLocalDraft(key, { content, updatedAt, isSynced: false, editedVersion: saved.updatedAt });
    else removeStored(key);
  }, [uid, content, saved, hasChanges]);
  const discard = () => {
    if (saved) removeStored(draftKeys.edit(uid, saved.listId));
  };
  return { hasChanges, discard };
}
