import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { eventOptions } from '../platform/options.ts';
import { requestPublication } from '../results/requestPublication.ts';
import { isCountedOtherwise, tallyOfferedList as tally } from '../results/tallyOfferedList.ts';

/** Counts an offered list again after its order changed, or it was hidden, shown again or deleted. */
export const tallyOfferedList = onDocumentWritten(
  { ...eventOptions, document: 'userLists/{userId}/lists/{listId}' },
  async ({ params: { userId, listId }, data }) => {
    if (!isCountedOtherwise(data?.before.data(), data?.after.data())) return;
    const changed = await tally(firestore, { userId, listId }, requestPublication);
    if (changed.length > 0) log.info('ballot.tallied', { uid: userId, changed });
  },
);
