import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';
import { removeShares } from '../sharing/removeShares.ts';
import { ballotSource } from '../sharing/sources.ts';
import { categoryElections } from '../tally/elections.ts';
import { requestPublication } from '../tally/requestPublication.ts';
import { findChangedCategories, tallyChange } from '../tally/tallyChange.ts';

/**
 * Counts a user's ballots after one was submitted, changed or withdrawn, and requests publication of the changed categories. A
 * withdrawn ballot is no longer shared.
 */
export const tallyBallot = onDocumentWritten(
  { ...triggerOptions, document: 'userGlobalRankings/{uid}' },
  async ({ params: { uid }, data }) => {
    const after = data?.after.data();
    const changed = findChangedCategories(data?.before.data(), after);
    const change = { uid, changed, counted: categoryElections };
    const counted = await tallyChange(firestore, change, requestPublication);
    log.info('ballot.tallied', { uid, changed: counted });
    const withdrawn = changed.filter((category) => after?.[category] === undefined);
    for (const category of withdrawn) await removeShares(firestore, ballotSource(uid, category));
  },
);
