import { onDocumentWritten } from 'firebase-functions/firestore';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';

/**
 * Carries a fan's name to the copies on their lists and comments. Of the event only the path counts: events may come
 * late, twice or in the wrong order. What a run leaves undone, by an error or at the end of its time, the retry does.
 */
export const propagateUserName = onDocumentWritten(
  { ...triggerOptions, document: 'userLists/{uid}' },
  async ({ params: { uid } }) => {
    const rewritten = await cascadeUserName(firestore, uid);
    log.info('userName.propagated', { uid, rewritten });
  },
);
