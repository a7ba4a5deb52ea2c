import type { Comment } from '../../documents/comment.ts';

/** A comment that was posted `minute` minutes into 2026. */
export function createComment(id: string, minute: number, parentId: string | null = null): Comment {
  return {
    id,
    listUserId: 'ana',
    listId: 'list_1',
    userId: 'ben',
    userName: 'Ben',
    text: id,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    upvoteCount: 0,
    downvoteCount: 0,
    parentId,
    isReply: parentId !== null,
  };
}
