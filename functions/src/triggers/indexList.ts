import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/app.ts';
import { eventOptions } from '../platform/options.ts';
import { getSearchDatabase, isMemoryChosen, searchNetwork } from '../platform/searchParams.ts';
import { openSearchPool } from '../search/postgres/searchPool.ts';
import { syncList } from '../search/postgres/storeLists.ts';

let pool: ReturnType<typeof openSearchPool> | undefined;

/** Stores a list in the search database after each change. Only a deployment with PostgreSQL has this function. */
export const indexList = onDocumentWritten(
  {
    ...eventOptions,
    ...searchNetwork,
    omit: isMemoryChosen,
    timeoutSeconds: 60,
    document: 'userLists/{userId}/lists/{listId}',
  },
  async ({ params: { userId, listId } }) => {
    pool ??= openSearchPool(getSearchDatabase());
    await syncList(firestore, await pool, { userId, listId });
  },
);
