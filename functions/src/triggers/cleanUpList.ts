import { parseListKey } from '@outrank/shared/firestore/documentPaths';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';

/**
 * Clears up after a deleted list. Its id never comes back, so what still names it is of no use, however late the event
 * comes. What a run leaves undone, by an error or at the end of its time, the retry does.
 */
export const cleanUpList = onDocumentCreated(
  { ...triggerOptions, document: 'deletedLists/{listKey}' },
  async ({ params: { listKey } }) => {
    const removed = await cascadeListDeletion(firestore, parseListKey(listKey));
    log.info('list.cleanedUp', { listKey, removed });
  },
);
