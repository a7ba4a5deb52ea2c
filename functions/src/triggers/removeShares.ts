import { listKeyText, listPath } from '@outrank/shared/documents/list';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { eventOptions } from '../platform/options.ts';
import { isWithdrawn, removeShares as remove } from '../sharing/removeShares.ts';

/** Removes what was shared of a list after it was made private, hidden or deleted. */
export const removeShares = onDocumentWritten(
  { ...eventOptions, document: 'userLists/{userId}/lists/{listId}' },
  async ({ params: { userId, listId }, data }) => {
    if (!isWithdrawn(data?.before.data(), data?.after.data())) return;
    const key = { userId, listId };
    const removed = await remove(firestore, listPath(key));
    if (removed > 0) log.info('shares.removed', { listKey: listKeyText(key), removed });
  },
);
