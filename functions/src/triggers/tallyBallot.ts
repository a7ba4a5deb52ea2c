import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';
import { requestPublication } from '../tally/requestPublication.ts';
import { findChangedCategories, tallyChange } from '../tally/tallyChange.ts';

/** Counts a user's ballots after one was submitted, changed or withdrawn, and requests publication of the changed categories. */
export const tallyBallot = onDocumentWritten(
  { ...triggerOptions, document: 'userGlobalRankings/{uid}' },
  async ({ params: { uid }, data }) => {
    const categories = findChangedCategories(data?.before.data(), data?.after.data());
    const changed = await tallyChange(firestore, { uid, categories }, requestPublication);
    log.info('ballot.tallied', { uid, changed });
  },
);
