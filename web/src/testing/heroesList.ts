import type { ListContent } from '@outrank/shared/lists/listContent';
import { parseList, type RankedList } from '@outrank/shared/lists/rankedList';
import { listDocument } from '@outrank/shared/testing/storedDocuments';

const time = { toDate: () => new Date('2026-03-01T12:00:00Z') };

/** A list of Ana's with five upvotes, of March 2026. */
export function buildList(content: Partial<ListContent> = {}): RankedList {
  const list = listDocument({ userId: 'ana', listId: 'list_1' }, time, content);
  return parseList({ ...list, upvoteCount: 5, commentCount: 3 });
}

export const heroesList = buildList();
