import { getContent, type ListContent } from '@outrank/shared/lists/listContent';
import type { RankedList } from '@outrank/shared/lists/rankedList';

/** The version of a published list that an editor's changes are based on. */
export type SavedList = {
  readonly listId: string;
  readonly content: ListContent;
  /** ISO. */
  readonly updatedAt: string;
  readonly isPublic: boolean;
};

export function toSavedList(list: RankedList): SavedList {
  return { listId: list.id, content: getContent(list), updatedAt: list.updatedAt, isPublic: list.isPublic };
}
