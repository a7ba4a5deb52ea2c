import type { Comment } from '../../documents/comment.ts';
import { commentDocument } from '../../testing/storedDocuments.ts';

/** A comment that was posted `minute` minutes into 2026. */
export function createComment(id: string, minute: number, parentId: string | null = null): Comment {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  return {
    ...commentDocument({ userId: 'ana', listId: 'list_1' }, createdAt, parentId),
    id,
    text: id,
    createdAt,
  };
}
