import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/firestore.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';
import { refreshIfTop, requestRefresh } from '../weeklyTop/refreshWeeklyTop.ts';

/** Requests that Home's top lists are recomputed after one of them was changed, counted, hidden or deleted. */
export const checkTopList = onDocumentWritten(
  { ...triggerOptions, document: 'userLists/{userId}/lists/{listId}' },
  async ({ params: { userId, listId } }) => {
    await refreshIfTop(firestore, { userId, listId }, requestRefresh);
  },
);
