import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/app.ts';
import { eventOptions } from '../platform/options.ts';
import { refreshIfTop, requestRefresh } from '../weeklyTop/refreshWeeklyTop.ts';

/** Requests that Home's top lists are recomputed after one of them was changed, counted, hidden or deleted. */
export const checkTopList = onDocumentWritten(
  { ...eventOptions, document: 'userLists/{userId}/lists/{listId}' },
  async ({ params: { userId, listId } }) => {
    await refreshIfTop(firestore, { userId, listId }, requestRefresh);
  },
);
