import type { ListKey } from '@outrank/shared/documents/list';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { requestTask } from '../platform/requestTask.ts';

export const refreshTaskSchema = z.object({ dueAt: z.int() });

/** Requests that the week's top lists are recomputed within about two seconds. */
export function requestRefresh(): Promise<void> {
  return requestTask({ queue: 'refreshWeeklyTop', key: 'current', payload: {} });
}

/** Calls `refresh` when a changed list is one of the week's top, whose cards then show an older version. Reads one document. */
export async function refreshIfTop(
  db: Firestore,
  { userId, listId }: ListKey,
  refresh: () => unknown,
): Promise<boolean> {
  const top = parseWeeklyTop((await db.doc(WEEKLY_TOP_PATH).get()).data());
  const isTop = top.some((list) => list.userId === userId && list.id === listId);
  if (isTop) await refresh();
  return isTop;
}
