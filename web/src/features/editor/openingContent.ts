import { type Draft, type OpeningDraft, openingDraft } from '@outrank/shared/lists/draft';
import { isSameContent } from '@outrank/shared/lists/list';
import { draftKeys, readLocalDraft } from '#data/storage/localDrafts.ts';
import type { SavedList } from './savedList.ts';

/** What an empty creator shows first: the newer of this browser's draft and the account's. */
export function openingOfNewList(uid: string, stored: Draft | undefined): OpeningDraft {
  return openingDraft(readLocalDraft(draftKeys.current(uid)), stored);
}

export type OpeningEdit = OpeningDraft & { readonly saved: SavedList };

/** What the editor of a published list shows first: unsaved changes that this browser kept, else the list as stored. */
export function openingOfStoredList(uid: string, stored: SavedList): OpeningEdit {
  const kept = readLocalDraft(draftKeys.edit(uid, stored.listId));
  if (!kept || isSameContent(kept.content, stored.content)) return { content: stored.content, saved: stored };
  return { content: kept.content, saved: { ...stored, updatedAt: kept.basedOn ?? stored.updatedAt } };
}
