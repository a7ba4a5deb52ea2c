import { parseListKey } from '@outrank/shared/documents/list';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { cascadeOptions } from '../platform/options.ts';

/**
 * Removes what belongs to a deleted list. Its id is never reused, so late and repeated events are safe. A run that fails or
 * exceeds its time is continued by the retry.
 */
export const cleanUpList = onDocumentCreated(
  { ...cascadeOptions, document: 'deletedLists/{listKey}' },
  async ({ params: { listKey } }) => {
    const removed = await cascadeListDeletion(firestore, parseListKey(listKey));
    log.info('list.cleanedUp', { listKey, removed });
  },
);
