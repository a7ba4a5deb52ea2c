import { listKeyText } from '@outrank/shared/documents/list';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestCount } from '../counts/requestCount.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';

/** Has a list's comments counted after one was posted, deleted, hidden or restored. Other changes leave their number alone. */
export const countComments = onDocumentWritten(
  { ...triggerOptions, document: 'comments/{commentId}' },
  async ({ data }) => {
    if (!data || data.before.exists === data.after.exists) return;
    const comment = data.after.exists ? data.after : data.before;
    const list = { userId: comment.get('listUserId'), listId: comment.get('listId') };
    await requestCount({ kind: 'list', target: listKeyText(list) });
  },
);
