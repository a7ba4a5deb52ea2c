import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';
import { categoryElections } from '../tally/elections.ts';
import { requestPublication } from '../tally/requestPublication.ts';
import { findChangedCategories, tallyChange } from '../tally/tallyChange.ts';

/** Counts a user's ballots after one was submitted, changed or withdrawn, and requests publication of the changed categories. */
export const tallyBallot = onDocumentWritten(
  { ...triggerOptions, document: 'userGlobalRankings/{uid}' },
  async ({ params: { uid }, data }) => {
    const changed = findChangedCategories(data?.before.data(), data?.after.data());
    const change = { uid, changed, counted: categoryElections };
    const counted = await tallyChange(firestore, change, requestPublication);
    log.info('ballot.tallied', { uid, changed: counted });
  },
);
