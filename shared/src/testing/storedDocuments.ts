import type { ListKey } from '../documents/list.ts';
import { isStoredTime, toDayNumber } from '../documents/timestamp.ts';
import { emptyContent, type ListContent, toStoredContent } from '../lists/listContent.ts';
import { contestantItem } from '../lists/listedItem.ts';

/** A list as the app publishes it. `at` is a time of the SDK that stores it, or stands for the server's time. */
export function listDocument({ userId, listId }: ListKey, at: unknown, content: Partial<ListContent> = {}) {
  const items = [contestantItem('tom-westman', 's10')];
  return {
    ...toStoredContent({ ...emptyContent, name: 'Heroes', items, ...content }),
    id: listId,
    userId,
    userName: 'Ana',
    isPublic: true,
    createdAt: at,
    createdDay: toDayNumber(isStoredTime(at) ? at.toDate() : new Date()),
    updatedAt: at,
    changedAt: at,
    upvoteCount: 0,
    commentCount: 0,
  };
}

/** Ben's comment or reply as the app posts it. */
export function commentDocument(
  { userId, listId }: ListKey,
  createdAt: unknown,
  parentId: string | null = null,
) {
  return {
    listUserId: userId,
    listId,
    userId: 'ben',
    userName: 'Ben',
    text: 'Parvati first, always.',
    createdAt,
    upvoteCount: 0,
    downvoteCount: 0,
    parentId,
    isReply: parentId !== null,
  };
}
