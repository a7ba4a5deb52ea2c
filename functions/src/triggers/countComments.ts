import { listKeyText } from '@outrank/shared/documents/list';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestCount } from '../counts/requestCount.ts';
import { eventOptions } from '../platform/options.ts';

/** Has a list's comments counted after one was posted, deleted, hidden or restored. Other changes leave their number alone. */
export const countComments = onDocumentWritten(
  { ...eventOptions, document: 'comments/{commentId}' },
  async ({ data }) => {
    if (!data || data.before.exists === data.after.exists) return;
    const comment = data.after.exists ? data.after : data.before;
    const list = { userId: comment.get('listUserId'), listId: comment.get('listId') };
    await requestCount({ kind: 'list', target: listKeyText(list) });
  },
);
