import { emptyContent, type ListContent, toStoredContent } from '@outrank/shared/lists/listContent';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { parseList, type RankedList } from '@outrank/shared/lists/rankedList';

const time = { toDate: () => new Date('2026-03-01T12:00:00Z') };

/** A list of Ana's with five upvotes, of March 2026. */
export function buildList(content: Partial<ListContent> = {}): RankedList {
  const items = [contestantItem('tom-westman', 's10')];
  return parseList({
    ...toStoredContent({ ...emptyContent, name: 'Heroes', items, ...content }),
    id: 'list_1',
    userId: 'ana',
    userName: 'Ana',
    isPublic: true,
    createdAt: time,
    updatedAt: time,
    upvoteCount: 5,
    commentCount: 3,
  });
}

export const heroesList = buildList();
